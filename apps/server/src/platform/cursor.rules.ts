/** Where a page ended, as text that says nothing to its reader. */
export const cursorFrom = (...parts: string[]): string => btoa(parts.join(' '))

/** What a cursor was made from, as one text; an empty one for what is no cursor. */
export function readCursor(cursor: string): string {
  try {
    return atob(cursor)
  } catch {
    return ''
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** For lists in the order of their ids, which is the order of time. */
export const idCursor = ({ id }: { id: string }): string => cursorFrom(id)

export function idOf(cursor: string): string | undefined {
  const id = readCursor(cursor)
  return uuid.test(id) ? id : undefined
}
