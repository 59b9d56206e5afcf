import type { DateOrder, LengthUnit } from './values.rules.ts'
import { orderOf } from './values.rules.ts'

export const tableKinds = ['practice', 'mood'] as const
export type TableKind = (typeof tableKinds)[number]

/** The meanings a column can have. Each except `out` can belong to only one column. */
export type Meaning =
  | 'out'
  | 'moment'
  | 'date'
  | 'time'
  | 'zone'
  | 'length'
  | 'word'
  | 'before'
  | 'after'
  | 'energy'
  | 'notes'
  | 'tags'
  | 'hard'
  | 'severity'
  | 'hard-words'

/** How a table is read. `words` maps each word in the `word` column to its meaning; '' leaves out such rows. */
export type Reading = {
  kind: TableKind
  columns: Meaning[]
  order: DateOrder
  unit: LengthUnit
  words: Record<string, string>
}

export type Column = { name: string; samples: string[] }

/** Column names as written by Insight Timer, Daylio, most other apps and ourselves, without case and punctuation. */
const names: readonly (readonly [Exclude<Meaning, 'out'>, RegExp])[] = [
  [
    'moment',
    /^(started at|start(ed)?( time| date)?|date ?time|timestamp|date and time|begin|created at|logged at|noted at)$/,
  ],
  ['date', /^(full date|date|day|datum|fecha|data)$/],
  ['time', /^(time|start time|time of day|uhrzeit|hora|heure)$/],
  ['zone', /^time ?zone$/],
  ['length', /^(duration|length|minutes|mins?|seconds|hours|total time|dauer|duración|durée)\b/],
  ['word', /^(activity|type|limb|limb type|practice|category|mood|stimmung)$/],
  ['before', /^feeling before$/],
  ['after', /^feeling after$/],
  ['energy', /^energy( level)?$/],
  ['notes', /^(notes?|comments?|journal|text|notiz|remarks?)$/],
  ['tags', /^(tags?|labels?)$/],
  ['hard', /^it was hard$/],
  ['severity', /^how hard$/],
  ['hard-words', /^hard words$/],
]

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** A meaning goes to the first column that fits, and each column has one meaning. */
export function guessColumns(columns: readonly Column[]): Meaning[] {
  const meanings: Meaning[] = columns.map(() => 'out')
  for (const [meaning, pattern] of names) {
    // Daylio's `full_date` includes the year, unlike its `date`, so it is preferred.
    const fits = columns.flatMap(({ name }, index) =>
      meanings[index] === 'out' && pattern.test(plain(name)) ? index : [],
    )
    const best = fits.find((index) => plain(columns[index]?.name ?? '').startsWith('full')) ?? fits[0]
    if (best !== undefined) meanings[best] = meaning
  }
  const dateAt = meanings.indexOf('date')
  const hasMoment = meanings.includes('moment')
  if (hasMoment && dateAt !== -1) meanings[dateAt] = 'out'
  // A single column called `date` often includes the time.
  else if (
    dateAt !== -1 &&
    !meanings.includes('time') &&
    columns[dateAt]?.samples.some((text) => /\d[T ]+\d{1,2}:\d{2}/.test(text))
  ) {
    meanings[dateAt] = 'moment'
  }
  if (hasMoment && meanings.includes('time')) meanings[meanings.indexOf('time')] = 'out'
  return meanings
}

function unitOf({ name, samples }: Column): LengthUnit {
  const parts = samples.map((text) => text.split(':'))
  if (parts.some(({ length }) => length === 3)) return 'clock'
  if (parts.some(({ length }) => length === 2)) {
    return parts.some(([first]) => Number(first) > 4) ? 'minutes:seconds' : 'clock'
  }
  const unit = /sec|hour|std|stunden/i.exec(name)?.[0]?.toLowerCase()
  if (unit === 'sec') return 'seconds'
  return unit ? 'hours' : 'minutes'
}

/** A first guess at a whole table, which the member can check and correct. */
export function guessReading(columns: readonly Column[]): Reading {
  const guessed = guessColumns(columns)
  const lengthAt = guessed.indexOf('length')
  const wordAt = guessed.indexOf('word')
  const isMood = lengthAt === -1 && /mood|stimmung/i.test(columns[wordAt]?.name ?? '')
  const dates = columns[guessed.findIndex((meaning) => meaning === 'date' || meaning === 'moment')]
  const length = columns[lengthAt]
  // Insight Timer writes the month first.
  const usual = dates && plain(dates.name) === 'started at' ? 'month-first' : 'day-first'
  return {
    kind: isMood ? 'mood' : 'practice',
    columns: guessed,
    order: orderOf(dates?.samples ?? []) ?? usual,
    unit: length ? unitOf(length) : 'minutes',
    words: {},
  }
}

/** A column that gets a meaning takes it away from the one that had it. */
export const withMeaning = (columns: readonly Meaning[], at: number, meaning: Meaning): Meaning[] =>
  columns.map((before, index) => {
    if (index === at) return meaning
    return meaning !== 'out' && before === meaning ? 'out' : before
  })

/** The columns still needed before rows can be made. */
export function missingOf({ kind, columns }: Pick<Reading, 'kind' | 'columns'>): Meaning[] {
  const lacks = (meaning: Meaning) => !columns.includes(meaning)
  const day: Meaning[] = lacks('moment') && lacks('date') ? ['date'] : []
  const rest: Meaning = kind === 'practice' ? 'length' : 'word'
  return lacks(rest) ? [...day, rest] : day
}
