import { withoutDiacritics } from '../library/passages.rules.ts'
import { german } from './german.rules.ts'
import { spanish } from './spanish.rules.ts'
import type { Reading } from './reading-table.rules.ts'

const readings = [german, spanish]

const plainly = (message: string): string =>
  withoutDiacritics(message.replaceAll('ß', 'ss'))
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}?!.,]+/gu, ' ')
    .trim()

/** All that fit, joined, and the text without them. */
function take(text: string, from: readonly [RegExp, string][], most: number): { words: string[]; rest: string } {
  const words: string[] = []
  let rest = text
  for (const [pattern, english] of from) {
    if (words.length === most || !pattern.test(rest)) continue
    words.push(english)
    rest = rest.replace(pattern, ' ')
  }
  return { words, rest }
}

function logQuestionIn(text: string, { log, times, limbs, feelings, understood }: Reading): string | null {
  const found = log.find(([pattern]) => pattern.test(text))
  if (!found) return null
  const [, english] = found
  const time = take(text, times, 1)
  const limb = take(time.rest, limbs, 2)
  const feeling = take(limb.rest, feelings, 1)
  const left = feeling.rest
    .replace(/[^\p{L}]+/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 2 && !understood.test(word))
  const named = limb.words.join(' or ')
  return [english.includes('{limb}') ? english.replace('{limb}', named) : `${english} ${named}`]
    .concat(
      feeling.words.map((word) => `when I am ${word}`),
      time.words,
      left,
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The question in the English that the guide's rules know, if it is one of those that people ask most, in German or
 * Spanish. Otherwise the message as it is. The crisis check reads the message itself, never this.
 */
export function inEnglish(message: string): string {
  const text = plainly(message)
  for (const reading of readings) {
    const talk = reading.talk.find(([pattern]) => pattern.test(text))
    if (talk) return talk[1]
    if (reading.asksHow.test(text)) continue
    const page = reading.pages.find(([pattern]) => pattern.test(text))
    if (page) return page[1]
    const log = logQuestionIn(text, reading)
    if (log) return log
  }
  return message
}
