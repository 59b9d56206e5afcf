const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = 'áƀćđéƒğĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ'
const accentOf = new Map(Array.from(letters, (letter, at) => [letter, Array.from(accents)[at] ?? letter]))

/** Marks such as `<terms>`, places such as `{limb}`, and where a link of the handbook leads. */
const marks = String.raw`<\/?\w+>|\{\w+\}|\]\([^)]*\)`

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Every word gets longer by its vowels: about 40 % in all, as in German. */
const longer = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const accent = accentOf.get(letter) ?? letter
    return /[aeiou]/i.test(letter) ? accent + accent.toLowerCase() : accent
  })

/** "Save it" becomes "⟦Šááṽéé íít⟧". What is in the list stays as it is, and so does what has been changed before. */
export function disguised(text: string, values: readonly string[] = []): string {
  const kept = new RegExp([marks, ...values.map(literally)].join('|'), 'g')
  const changed = longerBetween(text, kept)
  return changed === text ? text : `⟦${changed.replaceAll(/[⟦⟧]/g, '')}⟧`
}

function longerBetween(text: string, kept: RegExp): string {
  let [result, from] = ['', 0]
  for (const { 0: found, index } of text.matchAll(kept)) {
    result += longer(text.slice(from, index)) + found
    from = index + found.length
  }
  return result + longer(text.slice(from))
}

/** The words among the values of a text: names, or whatever else a screen passes on. */
const wordsIn = (values: unknown): string[] => {
  if (typeof values === 'string') return /[a-z]{3}/i.test(values) ? [values] : []
  return isGroup(values) ? Object.values(values).flatMap(wordsIn) : []
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

const partOf = (text: unknown, key: string): unknown => (isGroup(text) ? text[key] : undefined)

/** What a text says with these values, or nothing where a translation isn't a function. */
const saidWith = (text: unknown, values: readonly unknown[]): unknown =>
  typeof text === 'function' ? (text as (...values: readonly unknown[]) => unknown)(...values) : undefined

/**
 * A text, a group of texts or a function that returns one, disguised. What every translation leaves as it is isn't a
 * text but a name, an id or a Sanskrit word, and stays; so does a value that all of them repeat.
 */
export function pseudo<Text>(english: Text, translations: readonly unknown[], values: readonly string[] = []): Text {
  if (typeof english === 'string') {
    const isSame = translations.length > 0 && translations.every((translated) => translated === english)
    const repeated = values.filter((value) =>
      [english, ...translations].every((text) => typeof text === 'string' && text.includes(value)),
    )
    return isSame ? english : (disguised(english, repeated) as Text)
  }
  if (typeof english === 'function') {
    const say = (...given: readonly unknown[]): unknown =>
      pseudo(
        saidWith(english, given),
        translations.map((text) => saidWith(text, given)),
        wordsIn(given),
      )
    return say as Text
  }
  if (!isGroup(english)) return english
  const parts = Object.entries(english).map(
    ([key, part]) =>
      [
        key,
        pseudo(
          part,
          translations.map((text) => partOf(text, key)),
          values,
        ),
      ] as const,
  )
  // A React element is a group of its own kind: its words are among its properties.
  return (Array.isArray(english) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Text
}
