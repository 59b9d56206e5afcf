import { AppError } from './errors.ts'

/** Where a page begins; undefined for the first one. */
export function positionAfter<T>(
  cursor: string | undefined,
  positionOf: (cursor: string) => T | undefined,
): T | undefined {
  if (cursor === undefined) return undefined
  const position = positionOf(cursor)
  if (position) return position
  throw new AppError('request.invalid', { fields: { cursor: 'Please send the cursor of the page before' } })
}

/** A page of at most `limit`. One more was looked for: where it was found, a next page begins. */
export function pageFrom<T>(found: T[], limit: number, cursorOf: (last: T) => string) {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && found.length > limit ? cursorOf(last) : null }
}
