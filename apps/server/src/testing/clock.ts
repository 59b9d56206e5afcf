import type { Clock } from '#platform/clock.ts'

/** Stands still until it is moved. */
export function movableClock(start = new Date()) {
  let now = start.getTime()
  const clock: Clock = { now: () => new Date(now) }
  return {
    ...clock,
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
