/** A text on a page, and where it was seen. */
export type Seen = { text: string; where: string }

/** Written alike in every language (docs/design/languages.md), because no translation changes them. */
const names = ['Sadhana', 'Compass', 'PayPal', 'Google', 'Facebook', 'Apple(?: Health)?', 'Instagram', 'YouTube']
const apps = ['Loop Habit Tracker']
const limbs = ['Yamas', 'Niyamas', 'Asana', 'Pranayama', 'Pratyahara', 'Dharana', 'Dhyana', 'Samadhi']
const words = ['PDF', 'CSV', 'min', 'Neutral', 'Caf']

const inEnglish = (part: Intl.DateTimeFormatOptions, date: number) =>
  new Intl.DateTimeFormat('en-GB', { ...part, timeZone: 'UTC' }).format(date)

/** The build is in English for the browser, which writes its dates. */
const ofTheBrowser = (['long', 'short'] as const).flatMap((style) =>
  Array.from({ length: 12 }, (_, at) => [
    inEnglish({ month: style }, Date.UTC(2024, at)),
    inEnglish({ weekday: style }, Date.UTC(2024, 0, at)),
  ]).flat(),
)

const anyOf = (words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'g')
/** With spaces, as the choice of a zone writes them: "America/Port of Spain". */
const timeZones = /\b[A-Z]\w+(?:\/[\w+-]+(?: [\w+-]+)*)+/g
/** Paths, and whatever has a dot inside: files, hosts, links, email addresses. */
const addresses = /(?<![\p{L}\d])\/[\w/-]+|(?:https?:\/\/)?\w[\w@-]*(?:\.\w[\w/-]*)+/gu
const allowed = [anyOf([...names, ...apps, ...limbs, ...words, ...ofTheBrowser]), addresses, timeZones]

const hasPlainWord = (text: string) => /[a-z]{3}/i.test(text)

/** A key such as `calm` or `last-30-days` stands for a text of ours, so it must not be shown. */
const isKey = (said: string) => /^[a-z](?:[a-z_.-]|\d{1,2}(?!\w))*$/.test(said)

/** "Asha" of "Asha Rao": people are greeted by their first name. */
const firstNames = (said: readonly string[]) =>
  said.flatMap((one) => /^(\p{Lu}\p{L}{2,}) \p{Lu}\p{L}+$/u.exec(one)?.[1] ?? [])

/** One word of a sentence could be a word of ours, too, unless it is as long as a link. */
const isPartOf = (text: string, said: string) => (/\s/.test(text) || text.length > 30) && said.includes(text)

/** "Jun" is no part of "Juneau", but a long text may be cut in the middle of a word. */
const patternOf = (said: string) => {
  const literal = said.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(said.length < 20 ? String.raw`(?<!\p{L})${literal}(?!\p{L})` : literal, 'gu')
}

/** Where a label names something by its first words, these are enough. */
const quoted = (said: string) => (said.length > 60 ? [said, said.slice(0, 60)] : [said])

/**
 * Plain words on a page of the pseudo-locale: texts that no translation reaches. What the API has said is its own
 * business, whether it is in a text or the text is a part of it.
 */
export function plainWords(seen: readonly Seen[], said: Iterable<string>): string[] {
  const told = [...said].filter((one) => hasPlainWord(one) && !isKey(one))
  const sentences = [...told.flatMap(quoted), ...firstNames(told)].toSorted((one, other) => other.length - one.length)
  return seen.flatMap(({ text, where }) => {
    if (!hasPlainWord(text) || sentences.some((one) => isPartOf(text.trim(), one))) return []
    const ours = sentences
      .filter((one) => text.includes(one))
      .reduce((rest, one) => rest.replaceAll(patternOf(one), ' '), text)
    const rest = allowed.reduce((left, words) => left.replaceAll(words, ' '), ours)
    const found = rest.match(/[a-z]{3,}/gi) ?? []
    return found.length > 0 ? [`${where}: ${found.join(' ')}, in “${text.trim().slice(0, 120)}”`] : []
  })
}
