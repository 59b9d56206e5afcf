import { minutesOfStretches, type Programme, roomLimits } from '@sadhana/contract'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Long enough for every page to hear of it, and to ring the bell at the same moment. */
const beginInMs = 10_000

/** The whole sit. Members settle before the start, so a room's programme has no time for it. */
export function planOf(programme: Programme, startsAt: Date) {
  const ready: Programme = { ...programme, settle: { ...programme.settle, minutes: 0 } }
  return { programme: ready, startsAt, endsAt: endOf(ready, startsAt) }
}

export const endOf = ({ stretches }: Programme, startsAt: Date): Date =>
  new Date(startsAt.getTime() + minutesOfStretches(stretches) * minuteMs)

type Wanted = { startTime?: string | undefined; inMinutes?: number | undefined }

/** When a new room starts, or null if it isn't between now and two weeks from now. */
export function startOf({ startTime, inMinutes = 0 }: Wanted, now: Date): Date | null {
  if (startTime === undefined) return new Date(now.getTime() + inMinutes * minuteMs)
  const ahead = Date.parse(startTime) - now.getTime()
  return ahead > 0 && ahead <= roomLimits.aheadDays * dayMs ? new Date(startTime) : null
}

/** When the room starts if its host starts it now. Null if it's about to start anyway, or has started. */
export const beginsAt = (startsAt: Date, now: Date): Date | null => {
  const soon = new Date(now.getTime() + beginInMs)
  return startsAt > soon ? soon : null
}

/** Whether members gather already. Before that, a place is only taken. */
export const isGathering = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= roomLimits.gatherMinutes * minuteMs

/** The lowest place that no one has, or null if there is none. */
export function freePlace(taken: readonly number[], places: number): number | null {
  for (let place = 1; place <= places; place++) if (!taken.includes(place)) return place
  return null
}
