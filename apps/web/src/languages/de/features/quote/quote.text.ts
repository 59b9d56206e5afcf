import type * as english from '#features/quote/quote.text.ts'
import type { Translation } from '#intl/translation.ts'

export const quoteText: Translation<typeof english.quoteText> = {
  daily: 'Anregung des Tages',
  generator: 'Eine Zeile für deine Praxis',
  loading: 'Wird geladen …',
  copy: 'Zitat kopieren',
  share: 'Zitat teilen',
  next: 'Neues Zitat',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt',
  copyFailedText: 'Bitte markiere den Text und kopiere ihn selbst.',
  generationFailed: 'Das hat nicht geklappt',
  generationFailedText: 'Wir konnten kein Zitat finden. Bitte versuch es noch einmal.',
  loadFailed: 'Wir konnten deine Zitate nicht laden',
  loadFailedText: 'Deine Zitate sind sicher. Bitte versuch es noch einmal.',
  earlier: 'Frühere Zitate',
  inMarks: (words) => `„${words}“`,
  asText: (words, author) => (author === null ? `„${words}“` : `„${words}“\n${author}`),
  chosenFor: (theme, context) => (context === null ? theme : `${theme} · ${context}`),
}

export const themeLabels: Translation<typeof english.themeLabels> = {
  motivation: 'Antrieb',
  wisdom: 'Weisheit',
  progress: 'Fortschritt',
  mindfulness: 'Achtsamkeit',
  perseverance: 'Ausdauer',
}
