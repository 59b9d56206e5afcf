/** Stands for a value in a text. No font has it. */
export const valueMark = '\uFFFC'

/** As a page shows it: without marks such as `<terms>` and asterisks, and with single spaces. */
export const asShown = (text: string): string =>
  text
    .replaceAll(/<\/?\w+>|\*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Fewer letters would fit almost anything. */
const minLetters = 4
const maxKeys = 5

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

function fits(text: string, shown: string): boolean {
  const parts = text.split(valueMark).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(shown)
}

/** The names of the texts that say this: to the letter, or else with any values, or else as a part of them. */
export function findKeys(words: string, table: Readonly<Record<string, readonly string[]>>): string[] {
  const shown = asShown(words)
  if (Object.hasOwn(table, shown)) return (table[shown] ?? []).slice(0, maxKeys)
  const texts = Object.entries(table)
  const withValues = texts
    .filter(([text]) => text.includes(valueMark) && lettersIn(text) >= minLetters && fits(text, shown))
    // The one with the most words of its own fits best.
    .toSorted(([one], [other]) => lettersIn(other) - lettersIn(one))
  const [best] = withValues
  if (best) return best[1].slice(0, maxKeys)
  if (lettersIn(shown) < minLetters) return []
  return texts
    .filter(([text]) => text.includes(shown))
    .flatMap(([, keys]) => keys)
    .slice(0, maxKeys)
}
