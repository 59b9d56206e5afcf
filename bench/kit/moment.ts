/** A fixed moment, so that loading twice gives the same data at any time. */
export const now = new Date('2026-11-01T12:00:00Z')
export const today = now.toISOString().slice(0, 10)

const dayMs = 24 * 60 * 60_000
export const dayBefore = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
