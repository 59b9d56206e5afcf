import { afterFeelings, beforeFeelings, limbs } from '@sadhana/contract'
import { dayBefore, longHistory, longMember, memberId, now, type Size } from './size.ts'

const spreadDays = 730
const longSpreadDays = 3_650
const minutesADay = 24 * 60
const linesAtOnce = 5_000

export const copyColumns =
  'user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling, notes, visibility'

const days = Array.from({ length: longSpreadDays + 1 }, (_, ago) => dayBefore(ago))
const times = Array.from(
  { length: minutesADay },
  (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
)

/** Chance that is the same each time: a number's bits, well stirred. */
function stirred(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Of UUIDv7's shape: rises with the time and, within a minute, with the session's number. */
function idOf(atMs: number, number: number): string {
  const time = atMs.toString(16).padStart(12, '0')
  const digits = number.toString(16).padStart(9, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-000000000${digits.slice(6)}`
}

/** People have habits: three limbs, and a few feelings that come and go with them. */
function lineOf(owner: { id: string; habit: number }, number: number, minutesAgo: number): string {
  const chance = stirred(number)
  const day = days[Math.floor(minutesAgo / minutesADay)] ?? ''
  const time = times[(minutesADay - 1 - (minutesAgo % minutesADay)) % minutesADay] ?? ''
  const limb = limbs[(owner.habit + (chance % 3)) % limbs.length]
  const before = beforeFeelings[(owner.habit + ((chance >>> 2) % 2)) % beforeFeelings.length]
  const after = afterFeelings[(owner.habit + ((chance >>> 3) % 2)) % afterFeelings.length]
  const notes = chance % 3 === 0 ? 'Breath went quiet after a while; knees less so. Again tomorrow.' : '\\N'
  const visibility = chance % 5 === 0 ? 'public' : 'private'
  const id = idOf(now.getTime() - minutesAgo * 60_000, number)
  const minutes = 5 + (chance % 56)
  return `${owner.id}\t${id}\t${day}\t${time}\tUTC\t${day}\t${limb}\t${minutes}\t${before}\t${after}\t${notes}\t${visibility}\n`
}

/**
 * Every session as a line for COPY, in the order in which they would have been logged: a member's rows lie scattered
 * among those of all others, as they do in a service that has been running. The long history lies among them too.
 */
export function* copyLines(size: Size): Generator<string> {
  const { sessions, members } = size
  const long = { id: longMember(size), habit: 3 }
  const step = Math.max(1, Math.floor(sessions / longHistory))
  const longStep = (longSpreadDays * minutesADay) / longHistory
  let lines: string[] = []
  let longLines = 0
  for (let number = 0; number < sessions; number++) {
    const member = stirred(number + 7) % members
    const minutesAgo = Math.floor(((sessions - number) / sessions) * spreadDays * minutesADay)
    lines.push(lineOf({ id: memberId(member), habit: member % 8 }, number, minutesAgo))
    if (number % step === 0 && longLines < longHistory) {
      lines.push(lineOf(long, sessions + longLines, Math.floor((longHistory - longLines) * longStep)))
      longLines++
    }
    if (lines.length >= linesAtOnce) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}
