import {
  type Calendar,
  localMoment,
  type ReminderFields,
  type Reminders,
  remindersMax,
  type ReminderSettingsChange,
  todayOf,
  usualQuietHours,
} from '@sadhana/contract'
import { randomUUID } from 'node:crypto'
import { calendarOf } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { type Keys, keyedHash, sameBytes, sha256 } from '#platform/keys.ts'
import { countDevices } from '../devices/devices.repo.ts'
import { ignoredBeforeFewer, ignoredInARow } from '../sending/decide.rules.ts'
import { listRemindedDays } from '../sending/notices.repo.ts'
import {
  deleteReminder,
  findEmail,
  findSettings,
  insertSettings,
  listReminders,
  lockMember,
  replanWeekly,
  type StoredSettings,
  updateEmailReminders,
  updateSettings,
  updateWeekly,
  upsertReminder,
} from './settings.repo.ts'

export type ReminderDeps = { db: Db; clock: Clock; keys: Keys; pushKey: string | null }

/** Of a member who has never saved anything here. */
const defaults: StoredSettings = {
  quietHours: usualQuietHours,
  isPaused: false,
  resumesOn: null,
  oneADay: true,
  countsFrom: null,
  weeklyDay: null,
  feedId: null,
  feedToken: null,
}

export async function readReminders({ db, clock, keys, pushKey }: ReminderDeps, userId: string): Promise<Reminders> {
  const now = clock.now()
  const calendar = await calendarOf(db, userId)
  const stored = (await findSettings(db, userId)) ?? defaults
  const remindedDays = await listRemindedDays(db, userId)
  return {
    reminders: await listReminders(db, userId),
    quietHours: stored.quietHours,
    pause: pauseOf(stored, calendar, now),
    oneADay: stored.oneADay,
    weeklyDay: stored.weeklyDay,
    isFewer:
      ignoredInARow({ today: todayOf({ now, ...calendar }), countsFrom: stored.countsFrom, remindedDays }) >=
      ignoredBeforeFewer,
    pushKey,
    devices: await countDevices(db, userId, now),
    email: await findEmail(db, userId),
    feedPath: feedPathOf(keys, userId, stored),
  }
}

/** A pause that is over is none. */
function pauseOf({ isPaused, resumesOn }: StoredSettings, { zone }: Calendar, now: Date): Reminders['pause'] {
  const isOver = resumesOn !== null && resumesOn <= localMoment(now, zone).date
  return isPaused && !isOver ? { until: resumesOn } : null
}

/** A member's reminders change one after the other, so that there are never more than ten. */
const changing = (
  deps: ReminderDeps,
  userId: string,
  change: (tx: Db, stored: StoredSettings) => Promise<void>,
): Promise<Reminders> =>
  inTransaction(deps.db, async (tx) => {
    orAuthRequired(await lockMember(tx, userId))
    await insertSettings(tx, userId)
    await change(tx, (await findSettings(tx, userId)) ?? defaults)
    return readReminders({ ...deps, db: tx }, userId)
  })

export const saveReminder = (
  deps: ReminderDeps,
  userId: string,
  id: string,
  fields: ReminderFields,
): Promise<Reminders> =>
  changing(deps, userId, async (tx) => {
    const reminders = await listReminders(tx, userId)
    const isThere = reminders.some((reminder) => reminder.id === id)
    if (!isThere && reminders.length >= remindersMax) throw new AppError('reminder.full')
    await upsertReminder(tx, userId, id, fields)
    await replanWeekly(tx, userId)
  })

/** Stops reminders by email, or starts them again, for someone who may not be signed in. */
export const emailReminders = (db: Db, userId: string, isOn: boolean): Promise<void> =>
  updateEmailReminders(db, userId, isOn)

/** Stops the weekly email, or starts it again, for someone who may not be signed in. */
export const weeklyEmails = (db: Db, userId: string, isOn: boolean): Promise<void> => updateWeekly(db, userId, isOn)

/** For demo data. */
export const addReminder = (db: Db, userId: string, fields: ReminderFields): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertSettings(tx, userId)
    await upsertReminder(tx, userId, randomUUID(), fields)
  })

export const removeReminder = (deps: ReminderDeps, userId: string, id: string): Promise<Reminders> =>
  changing(deps, userId, async (tx) => {
    if (!(await deleteReminder(tx, userId, id))) throw new AppError('reminder.not_found')
    await replanWeekly(tx, userId)
  })

export const changeReminderSettings = (
  deps: ReminderDeps,
  userId: string,
  { quietHours, pause, oneADay, weeklyDay, sendAll }: ReminderSettingsChange,
): Promise<Reminders> =>
  changing(deps, userId, async (tx, stored) => {
    const today = todayOf({ now: deps.clock.now(), ...(await calendarOf(tx, userId)) })
    await updateSettings(tx, userId, {
      ...stored,
      quietHours: quietHours ?? stored.quietHours,
      ...(pause !== undefined && { isPaused: pause !== null, resumesOn: pause?.until ?? null }),
      oneADay: oneADay ?? stored.oneADay,
      countsFrom: sendAll ? today : stored.countsFrom,
      weeklyDay: weeklyDay === undefined ? stored.weeklyDay : weeklyDay,
    })
  })

const tokenBytes = 16
const tokenOf = (key: Buffer, userId: string, feedId: string): string =>
  keyedHash(key, `${userId} ${feedId}`).subarray(0, tokenBytes).toString('base64url')

/** The address is made with our key, so the database alone opens no feed, and the member can copy it again. */
function feedPathOf(keys: Keys, userId: string, { feedId, feedToken }: StoredSettings): string | null {
  if (feedId === null || feedToken === null) return null
  const token = keys
    .of('calendar-feed')
    .all.map((key) => tokenOf(key, userId, feedId))
    .find((made) => sameBytes(sha256(made), feedToken))
  return token ? `/feeds/${token}.ics` : null
}

export const makeFeed = (deps: ReminderDeps, userId: string): Promise<Reminders> =>
  changing(deps, userId, (tx, stored) => {
    const feedId = randomUUID()
    const feedToken = sha256(tokenOf(deps.keys.of('calendar-feed').current, userId, feedId))
    return updateSettings(tx, userId, { ...stored, feedId, feedToken })
  })

export const endFeed = (deps: ReminderDeps, userId: string): Promise<Reminders> =>
  changing(deps, userId, (tx, stored) => updateSettings(tx, userId, { ...stored, feedId: null, feedToken: null }))
