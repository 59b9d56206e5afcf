import { cursorFrom, readCursor } from '#platform/cursor.rules.ts'

/** When two members came to stand in a relation, in microseconds since 1970, and the other's id. */
export type Position = { at: string; id: string }

export const cursorOf = ({ at, id }: Position): string => cursorFrom(at, id)

const position = /^(?<at>\d{1,16}) (?<id>[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

/** Undefined for anything that `cursorOf` did not make. */
export function positionOf(cursor: string): Position | undefined {
  const { at, id } = position.exec(readCursor(cursor))?.groups ?? {}
  return at && id ? { at, id } : undefined
}
