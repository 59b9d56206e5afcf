import type { QuoteTheme } from '@sadhana/contract'

/**
 * The prompt: the theme, the moment in a few words, and lines that the model should not repeat. Nothing names a member.
 */
export const promptFor = ({
  theme,
  context,
  recent,
}: {
  theme: QuoteTheme
  context: string | null
  recent: string[]
}) => ({
  system: [
    'You write one line for the home page of a diary of yoga and meditation.',
    'Reply with the line alone: one or two sentences, 30 to 200 characters, in plain, warm British English.',
    'No quotation marks, no author, no names, no titles, no numbers, no lists, no emoji, no exclamation marks.',
    'It is your own: do not quote anyone or any book.',
    'It invites and never pushes: no orders to try harder, no blame, no promises, no health claims, nothing about streaks, goals or days without practice.',
  ].join(' '),
  content: [
    `Theme: ${theme}.`,
    context && `Moment: ${context}.`,
    recent.length > 0 && `Different from:\n${recent.map((text) => `- ${text}`).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n'),
})

const [shortest, longest] = [20, 240]
const quotationMarks = /^["“”'‘’«»\s]+|["“”«»\s]+$/g
/** Letters, spaces and plain punctuation: no markup, addresses, numbers, dashes before an author, or exclamations. */
const plainWords = /^[\p{Script=Latin}\p{M} ,.;:?’'()-]+$/u
const attribution = /\b(said|says|wrote|taught|teaches|according to|in the words of)\b|[-–—~]\s*\p{Lu}[^.]*$/iu
const people =
  /\b(buddha|rumi|lao ?tzu|laozi|tao te ching|patañ?jali|krishna|arjuna|jesus|gandhi|einstein|confucius|thich|dalai|osho|yogananda|vivekananda|iyengar|gita|gītā|sutras?|sūtra|upani[sṣ]h?ad|dhammapada|bible|quran)\b/i
const aboutItself =
  /\b(as an ai|language model|i can(?:no|['’])t|i['’]m (?:sorry|unable)|i am (?:sorry|unable)|here(?:['’]s| is) (?:a|your|the) (?:line|quote))\b/i
const pressing =
  /\b(must|never give up|no excuses|don['’]t (?:stop|quit|break|miss)|push (?:through|yourself|harder)|streaks?|los(?:e|es|t|ing)|fail(?:s|ed|ure)?|lazy|guilt|cures?|heals?|guarantee)/i

/** The line in a model's answer, or null if we wouldn't show it. */
export function lineIn(answer: string, recent: readonly string[]): string | null {
  const line = answer.replaceAll(quotationMarks, '').replaceAll(/ {2,}/g, ' ')
  if (line.length < shortest || line.length > longest || !plainWords.test(line)) return null
  if ([attribution, people, aboutItself, pressing].some((unwanted) => unwanted.test(line))) return null
  return recent.some((text) => text.toLowerCase() === line.toLowerCase()) ? null : line
}
