import { addDays, localMoment, minutesOfStretches, type NewRoom, type Room, roomLimits } from '@sadhana/contract'

export type RoomPhase = 'waiting' | 'sitting' | 'over'

const minuteMs = 60_000
/** The timer starts this long before the room, so that the first bell is planned on every device by then. */
const settleMs = minuteMs

export const minutesOf = ({ programme }: Pick<Room, 'programme'>): number => minutesOfStretches(programme.stretches)

/** `now` is the server's time. */
export function phaseOfRoom({ startTime, endTime }: Pick<Room, 'startTime' | 'endTime'>, now: number): RoomPhase {
  if (now >= Date.parse(endTime)) return 'over'
  return now < Date.parse(startTime) ? 'waiting' : 'sitting'
}

export const startsSoon = ({ startTime, endTime }: Pick<Room, 'startTime' | 'endTime'>, now: number): boolean =>
  now >= Date.parse(startTime) - settleMs && now < Date.parse(endTime)

/** Whether members gather already, so that being on the page means being there. */
export const isGathering = ({ startTime }: Pick<Room, 'startTime'>, now: number): boolean =>
  now >= Date.parse(startTime) - roomLimits.gatherMinutes * minuteMs

/** Whole minutes until the start, rounded up. */
export const minutesUntil = ({ startTime }: Pick<Room, 'startTime'>, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(startTime) - now) / minuteMs))

export type RoomDay<Of> = { day: string; when: 'today' | 'tomorrow' | 'later'; rooms: Of[] }

/** By the days on which they start in the reader's zone, and each with its time there, such as "12:30". */
export function daysOfRooms<Of extends Pick<Room, 'startTime'>>(
  rooms: readonly Of[],
  { now, zone }: { now: Date; zone: string },
): RoomDay<Of & { time: string }>[] {
  const today = localMoment(now, zone).date
  const whenOf = (day: string) => (day <= today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later')
  const days: RoomDay<Of & { time: string }>[] = []
  for (const room of rooms) {
    const { date, time } = localMoment(new Date(room.startTime), zone)
    // A room that started before midnight is still sat in.
    const day = date < today ? today : date
    const last = days.at(-1)
    if (last?.day === day) last.rooms.push({ ...room, time })
    else days.push({ day, when: whenOf(day), rooms: [{ ...room, time }] })
  }
  return days
}

export type RoomFields = {
  name: string
  audience: NewRoom['audience']
  minutes: number
  /** Empty to start in five minutes. */
  date: string
  time: string
  when: 'soon' | 'later'
  showName: boolean
}

const soonMinutes = 5

/** Times are entered on this device's clock. */
export const newRoomOf = ({ name, audience, minutes, date, time, when, showName }: RoomFields): NewRoom => ({
  name,
  audience,
  showName,
  programme: { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: '', minutes, strokes: 1 }] },
  ...(when === 'soon' ? { inMinutes: soonMinutes } : { startTime: new Date(`${date}T${time}`).toISOString() }),
})

/** "12:05", rounded up to whole seconds. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
