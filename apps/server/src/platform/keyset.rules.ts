const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** PostgreSQL accepts no year 0, and JavaScript turns 30 February into a day in March. */
const isInstant = (text: string): boolean => {
  const instant = new Date(text)
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text && text >= '0001'
}

/** The columns by which lists are sorted, and the texts that the database accepts as their values. */
const isValueOf = {
  id: (text: string) => uuid.test(text),
  date: (text: string) => isInstant(`${text}T00:00:00.000Z`),
  /** `HH:MM`, as stored for practices. */
  time: (text: string) => isInstant(`2000-01-01T${text}:00.000Z`),
  completedAt: isInstant,
  deletedAt: isInstant,
  /** The rank of a kind in a queue. */
  rank: (text: string) => /^\d$/.test(text),
  /** Microseconds since 1970, which are more precise than a `Date`. */
  at: (text: string) => /^\d{1,16}$/.test(text),
  /** A number in the order of saving. */
  sequence: (text: string) => /^\d{1,18}$/.test(text),
}

export type Column = keyof typeof isValueOf

/** The values of the last row on a page, from which the next page starts. */
export type Keyset<C extends Column> = Record<C, string>

export type Cursors<C extends Column> = {
  cursorOf: (row: Keyset<C>) => string
  /** Undefined for any text that `cursorOf` didn't make. */
  keysetOf: (cursor: string) => Keyset<C> | undefined
}

/** Cursors for a list sorted by these columns: `keyset('date', 'time', 'id')`. Callers can't look inside them. */
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
