const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** PostgreSQL reads no year 0, and JavaScript moves 30 February into March. */
const isInstant = (text: string): boolean => {
  const instant = new Date(text)
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text && text >= '0001'
}

/** The columns that lists are ordered by, and which texts the database can read as their values. */
const isValueOf = {
  id: (text: string) => uuid.test(text),
  date: (text: string) => isInstant(`${text}T00:00:00.000Z`),
  /** `HH:MM`, as practices keep it. */
  time: (text: string) => isInstant(`2000-01-01T${text}:00.000Z`),
  completedAt: isInstant,
  deletedAt: isInstant,
  /** The place of a kind in a queue. */
  rank: (text: string) => /^\d$/.test(text),
  /** Microseconds since 1970: more than a `Date` can tell apart. */
  at: (text: string) => /^\d{1,16}$/.test(text),
}

export type Column = keyof typeof isValueOf

/** The values of the last row on a page, by which the next page finds its start. */
export type Keyset<C extends Column> = Record<C, string>

export type Cursors<C extends Column> = {
  cursorOf: (row: Keyset<C>) => string
  /** Undefined for anything `cursorOf` did not make. */
  keysetOf: (cursor: string) => Keyset<C> | undefined
}

/** Cursors for a list ordered by these columns: `keyset('date', 'time', 'id')`. They are opaque to callers. */
export const keyset = <C extends Column>(...columns: C[]): Cursors<C> => ({
  cursorOf: (row) => btoa(columns.map((column) => row[column]).join(' ')),
  keysetOf: (cursor) => {
    const values = decode(cursor).split(' ')
    if (values.length !== columns.length) return undefined
    const entries = columns.map((column, index) => [column, values[index] ?? ''] as const)
    return entries.every(([column, value]) => isValueOf[column](value))
      ? (Object.fromEntries(entries) as Keyset<C>)
      : undefined
  },
})

function decode(cursor: string): string {
  try {
    return atob(cursor)
  } catch {
    return ''
  }
}
