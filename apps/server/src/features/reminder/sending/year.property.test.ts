import { randomUUID as newId } from 'node:crypto'
import { type PushSubscriptionKeys, type Weekday, weekdays } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createKeys } from '#platform/keys.ts'
import { createLogger } from '#platform/log.ts'
import { createOutgoing } from '#platform/outgoing/outgoing.ts'
import type { Push } from '#platform/push/push.ts'
import { createWebPush } from '#platform/push/web-push.ts'
import { createSwitches } from '#platform/switches/switches.ts'
import { testDatabase } from '#testing/database.ts'
import { startPushStandIn } from '#testing/push/push-stand-in.ts'
import { remind } from '../reminder.jobs.ts'
import { claimDue } from './claim.service.ts'

/** `npm run long -- reminders`: 20,000 members for a year, and 500 through the stand-in in both weeks of the changes. */
const memberCount = Number(process.env['REMINDED_MEMBERS'] ?? 40)
const pushedCount = Number(process.env['PUSHED_MEMBERS'] ?? 5)
const changeDays = Number(process.env['CHANGE_DAYS'] ?? 3)
const isWholeYear = process.env['REMINDED_YEAR'] === '1'

/** A long run shows after so many days that all has been right so far. */
const checkedDays = 10

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const zones = `UTC Europe/Lisbon Europe/Berlin Europe/Helsinki Europe/Istanbul Europe/Chisinau Africa/Casablanca
  Africa/Cairo Africa/Lagos Africa/Nairobi Asia/Jerusalem Asia/Beirut Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi
  Asia/Kolkata Asia/Kathmandu Asia/Yangon Asia/Bangkok Asia/Shanghai Asia/Tokyo Australia/Eucla Australia/Adelaide
  Australia/Sydney Australia/Lord_Howe Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Pago_Pago
  Pacific/Honolulu Pacific/Marquesas America/Anchorage America/Los_Angeles America/Denver America/Chicago
  America/New_York America/St_Johns America/Havana America/Santiago`.split(/\s+/)
const times = ['00:10', '02:15', '02:30', '06:20', '12:00', '21:45']

type Stay = { from: number; zone: string }
type Member = {
  id: string
  endpoint: string
  keys: PushSubscriptionKeys['keys']
  time: string
  days: Weekday[]
  stays: Stay[]
  came: number[]
}

/** A small generator, so that a failure can be repeated. */
let seed = 35
const pick = <T>(items: readonly T[]): T => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return items[seed % items.length]!
}

/** Every choice of days of the week. */
const choices = Array.from({ length: 127 }, (_, index) => weekdays.filter((_, day) => (index + 1) & (1 << day)))
const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7]!

const db = await testDatabase()
const keys = createKeys({ current: 'a secret of the tests, long enough', previous: undefined })
const standIn = await startPushStandIn()
afterAll(standIn.close)

async function addMembers(count: number, start: number, days: number): Promise<Map<string, Member>> {
  const members = Array.from({ length: count }, (_, index): Member => {
    const home = { from: start, zone: zones[index % zones.length]! }
    // Every third member travels, and comes back.
    const away = start + (1 + (index % (days - 1))) * 24 * 60 * minuteMs + (index % 1_440) * minuteMs
    const stays =
      index % 3 === 0 ? [home, { from: away, zone: pick(zones) }, { ...home, from: away + 2 * 86_400_000 }] : [home]
    return { id: newId(), ...standIn.subscribe(), time: pick(times), days: pick(choices), stays, came: [] }
  })
  const rows = members.map(({ id, time, days, stays, endpoint, keys }) => {
    const [name, zone, reminder] = [`m${id.replaceAll('-', '')}`, stays[0]?.zone, newId()]
    return { id, name, time, days, zone, endpoint, ...keys, reminder }
  })
  for (let first = 0; first < rows.length; first += 1_000) {
    const some = JSON.stringify(rows.slice(first, first + 1_000))
    const from = sql`from json_to_recordset(${some}) as row
      (id uuid, name text, time time, days jsonb, zone text, endpoint text, p256dh text, auth text, reminder uuid)`
    await sql`insert into users (id, username, display_name, zone) select id, name, 'Asha', zone ${from}`.execute(db)
    await sql`insert into login_sessions (user_id, id, expires_at) select id, id, '2100-01-01' ${from}`.execute(db)
    await sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select id, id, endpoint, p256dh, auth ${from}`.execute(db)
    // No one answers and no one practises, so all would become fewer.
    await sql`insert into reminder_settings (user_id, one_a_day, counts_from) select id, false, '2100-01-01' ${from}`.execute(
      db,
    )
    await sql`insert into reminders (user_id, id, time, days)
      select id, reminder, time, array(select jsonb_array_elements_text(days)) ${from}`.execute(db)
  }
  // As autovacuum does for a table that has grown, so that the plans suit it.
  await sql`analyze users, login_sessions, push_subscriptions, reminder_settings, reminders`.execute(db)
  return new Map(members.map((member) => [member.id, member]))
}

type Reading = { at: number; date: string }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Reads a zone's clock minute by minute, as someone who waits in front of it would. While an hour on it takes an hour,
 * it is looked at once and counted on.
 */
function watchClock(zone: string, start: number, end: number): Map<string, Reading[]> {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const seen = new Map(times.map((time) => [time, [] as Reading[]]))
  const shownAt = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
  let before = shownAt(start - minuteMs)
  let [hour, shownInHour, isEven] = [0, 0, false]
  for (let at = start; at < end; at += minuteMs) {
    if ((at - start) % hourMs === 0) {
      ;[hour, shownInHour] = [at, shownAt(at)]
      isEven = shownAt(at + hourMs) - shownInHour === hourMs
    }
    const shown = isEven ? shownInHour + (at - hour) : shownAt(at)
    const dayStart = Math.floor(shown / dayMs) * dayMs
    const hasJumped = shown - before > minuteMs
    for (const [time, readings] of seen) {
      const wanted = dayStart + minuteOf(time) * minuteMs
      const isSkipped = hasJumped && before < wanted && wanted < shown
      if (shown !== wanted && !isSkipped) continue
      const date = new Date(dayStart).toISOString().slice(0, 10)
      // A skipped time comes as long after the change as it was set after the start of the skipped hour.
      if (readings.at(-1)?.date !== date)
        readings.push({ at: isSkipped ? at + (wanted - before - minuteMs) : at, date })
    }
    before = shown
  }
  return seen
}

/** When a member's reminders should come. */
function expected({ time, days, stays }: Member, clocks: Map<string, Map<string, Reading[]>>, end: number): number[] {
  const moments: number[] = []
  let last = ''
  for (const [index, { from, zone }] of stays.entries()) {
    const until = Math.min(stays[index + 1]?.from ?? end, end)
    for (const { at, date } of clocks.get(zone)?.get(time) ?? []) {
      if (at < from || at >= until || date <= last || !days.includes(weekdayOf(date))) continue
      moments.push(at)
      last = date
    }
  }
  return moments
}

const switches = createSwitches({ db, log: createLogger('silent') })
let now = 0
const clock = { now: () => new Date(now) }

const countOf = (members: Member[]) => members.reduce((sum, { came }) => sum + came.length, 0)

/** What a worker does in a minute. */
type Job = (members: ReadonlyMap<string, Member>) => Promise<void>

/** Runs the job in every minute in which something is due, with a clock that doesn't move meanwhile. */
async function live(members: ReadonlyMap<string, Member>, end: number, job: Job): Promise<void> {
  const moves = [...members.values()]
    .flatMap(({ id, stays }) => stays.slice(1).map(({ from, zone }) => ({ from, zone, id })))
    .filter(({ from }) => from >= now)
    .toSorted((one, other) => one.from - other.from)
  while (now < end) {
    for (; (moves[0]?.from ?? end) <= now; moves.shift()) {
      await db.updateTable('users').set({ zone: moves[0]!.zone }).where('id', '=', moves[0]!.id).execute()
    }
    await job(members)
    const { rows } = await sql<{ at: Date | null }>`select min(next_at) as at from reminders where is_on`.execute(db)
    now = Math.min(rows[0]?.at?.getTime() ?? end, moves[0]?.from ?? end)
  }
}

async function check(count: number, [day, days]: readonly [string, number], job: Job) {
  now = Date.parse(day)
  const end = now + days * dayMs
  const members = await addMembers(count, now, days)
  const everyone = [...members.values()]
  const lived = new Set(everyone.flatMap(({ stays }) => stays.map(({ zone }) => zone)))
  const clocks = new Map([...lived].map((zone) => [zone, watchClock(zone, now, end)]))
  for (let until = now; until < end;) {
    until = Math.min(until + checkedDays * dayMs, end)
    await live(members, until, job)
    for (const member of everyone) expect(member.came, JSON.stringify(member)).toEqual(expected(member, clocks, until))
    // Each day writes every row once or twice. Without autovacuum, the dead ones would soon be all that is read.
    await sql`vacuum analyze reminders, reminder_notices`.execute(db)
    if (isWholeYear)
      process.stdout.write(`until ${new Date(until).toISOString()}: ${countOf(everyone)} came, each once\n`)
  }
  await sql`truncate users cascade`.execute(db)
  return countOf(everyone)
}

type Week = [day: string, days: number]

const aroundChanges: Week[] = [
  ['2026-03-28', changeDays],
  ['2026-10-24', changeDays],
]
const weeks: Week[] = isWholeYear ? [['2026-01-01', 365]] : aroundChanges
const long = { timeout: 12 * 60 * 60_000 }
const claimedAtOnce = 200

/** Only decides and counts, without sending: what is claimed once is sent until a push service takes it. */
const claim: Job = async (members) => {
  while ((await claimDue({ db, clock }, claimedAtOnce)) === claimedAtOnce);
  const { rows } = await sql<{ id: string }>`delete from reminder_notices returning user_id as id`.execute(db)
  for (const { id } of rows) members.get(id)?.came.push(now)
}

test.each(weeks)(
  `${memberCount} members in 40 zones from %s for %i days: each once, in its minute`,
  long,
  async (...week) => {
    expect(await check(memberCount, week, claim)).toBeGreaterThan((memberCount * week[1]) / 3)
  },
)

test.each(aroundChanges)(`${pushedCount} members through a push service from %s for %i days`, long, async (...week) => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = standIn.settings
  const metrics = { outgoingSeconds: { startTimer: () => () => 0 } } as never
  const outgoing = createOutgoing({ config: standIn.settings, metrics, clock })
  const webPush = createWebPush({ outgoing, clock, vapid: { publicKey, privateKey, subject }, standIn: standIn.url })
  const owners = new Map<string, Member>()
  const push: Push = {
    send: async (to, message) => {
      owners.get(to.endpoint)?.came.push(now)
      return webPush.send(to, message)
    },
  }
  const sendAll: Job = async (members) => {
    for (const member of members.values()) owners.set(member.endpoint, member)
    await remind({ db, clock, keys, push, switches })
  }
  const before = standIn.delivered.length
  expect(await check(pushedCount, week, sendAll)).toBe(standIn.delivered.length - before)
  expect(standIn.delivered.length).toBeGreaterThan(before + pushedCount / 2)
  expect(standIn.refusals).toEqual([])
})
