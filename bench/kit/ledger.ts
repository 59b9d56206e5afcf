import { afterFeelings, beforeFeelings, limbs, type Visibility } from '@sadhana/contract'
import { dayBefore, now } from './moment.ts'

export const minutesADay = 24 * 60
const maxDays = 3_650
const linesAtOnce = 5_000

export const sessionColumns =
  'user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling, notes, visibility, created_at'

const days = Array.from({ length: maxDays + 1 }, (_, ago) => dayBefore(ago))
const times = Array.from(
  { length: minutesADay },
  (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
)

/** Deterministic pseudo-random numbers: a hash of the number's bits. */
export function stirred(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Like a UUIDv7, it ascends with time and, within a minute, with the session's number. */
export function sessionIdOf(number: number, minutesAgo: number): string {
  const time = (now.getTime() - minutesAgo * 60_000).toString(16).padStart(12, '0')
  const digits = number.toString(16).padStart(9, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-000000000${digits.slice(6)}`
}

type LedgerEntry = { owner: string; habit: number; number: number; minutesAgo: number; visibility: Visibility }

/** A session as a line for COPY. People have habits: three limbs, and a few feelings that come and go with them. */
export function sessionLine({ owner, habit, number, minutesAgo, visibility }: LedgerEntry): string {
  const chance = stirred(number)
  const day = days[Math.floor(minutesAgo / minutesADay)] ?? ''
  const time = times[(minutesADay - 1 - (minutesAgo % minutesADay)) % minutesADay] ?? ''
  const limb = limbs[(habit + (chance % 3)) % limbs.length]
  const before = beforeFeelings[(habit + ((chance >>> 2) % 2)) % beforeFeelings.length]
  const after = afterFeelings[(habit + ((chance >>> 3) % 2)) % afterFeelings.length]
  const notes = chance % 3 === 0 ? 'Breath went quiet after a while; knees less so. Again tomorrow.' : '\\N'
  const minutes = 5 + (chance % 56)
  const id = sessionIdOf(number, minutesAgo)
  return `${owner}\t${id}\t${day}\t${time}\tUTC\t${day}\t${limb}\t${minutes}\t${before}\t${after}\t${notes}\t${visibility}\t${day} ${time}\n`
}

/** Many lines at once, because a stream of single lines is slow. */
export function* inBatches(lines: Iterable<string>): Generator<string> {
  let batch: string[] = []
  for (const line of lines) {
    batch.push(line)
    if (batch.length < linesAtOnce) continue
    yield batch.join('')
    batch = []
  }
  yield batch.join('')
}

/** How often one feeling became another, as the service stores it for every member. */
export const insertFeelingTotals = `
  insert into feeling_totals (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
  select user_id, limb_type, before_feeling, after_feeling, count(*), sum(duration) from practice_sessions
  group by user_id, limb_type, before_feeling, after_feeling order by user_id`
