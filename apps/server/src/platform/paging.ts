import { AppError } from './errors.ts'
import type { Column, Cursors, Keyset } from './keyset.rules.ts'

/** Where a page starts. Undefined for the first page. */
export function keysetAfter<C extends Column>(
  cursor: string | undefined,
  { keysetOf }: Cursors<C>,
): Keyset<C> | undefined {
  if (cursor === undefined) return undefined
  const keyset = keysetOf(cursor)
  if (keyset) return keyset
  throw new AppError('request.invalid', { fields: { cursor: 'Please send the nextCursor of the previous page' } })
}

/** A page of at most `limit` rows. Callers read one row more, which shows whether there is a next page. */
export function pageFrom<C extends Column, Row extends Keyset<C>>(
  rows: Row[],
  limit: number,
  { cursorOf }: Cursors<C>,
) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? cursorOf(last) : null }
}
