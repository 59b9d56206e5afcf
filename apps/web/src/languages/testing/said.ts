/** What a text says: once for a plain text, and for a function once for each count, because sentences differ by it. */
export type Said = { variants: readonly string[] }

const counts = [0, 1, 2, 7]

const wordMethods = new Set<string | symbol>(['toString', 'toLowerCase', 'toUpperCase', 'trim', 'slice', 'join'])

/** Stands for any value: as a word it is a mark that can be found again, as a number a count. */
function anyValue(name: string, count: number): unknown {
  const toPrimitive = (hint: string) => (hint === 'number' ? count : `⟦${name}⟧`)
  return new Proxy(() => anyValue(`${name}()`, count), {
    get: (_value, key) => {
      if (key === Symbol.toPrimitive) return toPrimitive
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([anyValue(`${name}[]`, count)])
      // A first letter is changed by taking the word apart.
      if (key === 'charAt') return () => ''
      if (wordMethods.has(key)) return () => `⟦${name}⟧`
      if (key === 'length') return count
      if (key === 'map') return (change: (value: unknown) => unknown) => [change(anyValue(`${name}[]`, count))]
      return anyValue(`${name}.${String(key)}`, count)
    },
  })
}

function tried(text: (...values: unknown[]) => unknown, count: number): unknown {
  const values = Array.from({ length: text.length }, (_, at) => anyValue(String(at), count))
  try {
    const said = text(...values)
    return typeof said === 'function' ? String(said) : said
  } catch {
    // It needs a value of its own kind, such as a date: what it says can't be compared.
    return undefined
  }
}

/** Every text of a module, by its name. */
export function saidBy(module: Record<string, unknown>): Map<string, Said> {
  const said = new Map<string, string[]>()
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'string') said.set(name, [...(said.get(name) ?? []), value])
    else if (typeof value === 'function') {
      said.set(name, [])
      for (const count of counts) add(name, tried(value as (...values: unknown[]) => unknown, count))
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) add(`${name}.${key}`, part)
  }
  for (const [name, value] of Object.entries(module)) add(name, value)
  return new Map([...said].map(([name, variants]) => [name, { variants }]))
}

const placesIn = ({ variants }: Said): Set<string> =>
  new Set(variants.flatMap((text) => text.match(/⟦[^⟧]*⟧|<\/?\w+>|\{\w+\}/g) ?? []))

/** What only one of them contains: values, marks such as `<terms>`, and places such as `{limb}`. */
export function differencesOf(english: Said, translated: Said): string[] {
  // What only takes values of a kind of its own can't be compared.
  if (english.variants.length === 0 || translated.variants.length === 0) return []
  const [wanted, found] = [placesIn(english), placesIn(translated)]
  const surplus = [...found].filter((place) => !wanted.has(place)).map((place) => `surplus ${place}`)
  // A count may be written as a number in one language, and by its form in the other.
  const hasNumbers = translated.variants.some((text) => /\d/.test(text.replaceAll(/⟦[^⟧]*⟧/g, '')))
  const missing = [...wanted].filter((place) => !found.has(place) && !(hasNumbers && place.startsWith('⟦')))
  return [...surplus, ...missing.map((place) => `missing ${place}`)]
}

/** The words of a text, without what stands for values. */
export const wordsOf = (text: string): string => text.replaceAll(/⟦[^⟧]*⟧/g, '…')
