import type { QuoteTheme } from '@sadhana/contract'

export const quoteText = {
  daily: 'Daily inspiration',
  generator: 'A line for your practice',
  loading: 'Loading...',
  copy: 'Copy quote',
  share: 'Share quote',
  next: 'New quote',
  copied: 'Copied',
  copyFailed: 'Copy Failed',
  copyFailedText: 'Please select the text and copy it yourself.',
  generationFailed: 'Generation Failed',
  generationFailedText: 'Could not generate quote. Please try again.',
  loadFailed: 'We couldn’t load your quotes',
  loadFailedText: 'They’re safe. Please try again.',
  earlier: 'Earlier quotes',
  inMarks: (words: string) => `“${words}”`,
  /** The text for the clipboard and other apps. */
  asText: (words: string, author: string | null) => (author === null ? `“${words}”` : `“${words}”\n${author}`),
  chosenFor: (theme: string, context: string | null) => (context === null ? theme : `${theme} · ${context}`),
}

export const themeLabels: Record<QuoteTheme, string> = {
  motivation: 'Motivation',
  wisdom: 'Wisdom',
  progress: 'Progress',
  mindfulness: 'Mindfulness',
  perseverance: 'Perseverance',
}
