import { isDeepStrictEqual } from 'node:util'
import {
  type Input,
  isKnownZone,
  type NewSleepEntry,
  type SleepChange,
  type SleepEntry,
  type wellness,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { requireVersion, type WellnessDeps } from './mood.service.ts'
import {
  findNight,
  findOverlap,
  findSleepMember,
  insertNight,
  listNights,
  lockSleep,
  toSleepEntry,
  updateNight,
} from './sleep.repo.ts'
import { faultsOf, type Night, nightOf, withSleepChange } from './sleep.rules.ts'
import { deleteEntry, insertOtherVersion, restoreDeletedEntry } from './trash.repo.ts'
import { undoLimit } from './trash.rules.ts'

const newestFirst = keyset('date', 'id')

/** If the device has sent the night before, returns the saved one. */
export const logSleep = ({ db, clock }: WellnessDeps, userId: string, input: NewSleepEntry): Promise<SleepEntry> =>
  inTransaction(db, async (tx) => {
    await lockSleep(tx, userId)
    const at = clock.now()
    const { clientId = null } = input
    const { zone, earlierId, wasDeleted } = orAuthRequired(await findSleepMember(tx, userId, clientId))
    if (wasDeleted) throw new AppError('wellness.deleted')
    if (earlierId !== null) return toSleepEntry(await readNight(tx, userId, { id: earlierId }))
    const night = nightOf(newId(), input, zone)
    await requireSound(tx, userId, night, at)
    const inserted = await insertNight(tx, userId, night, { clientId, at })
    return toSleepEntry(inserted ?? (await readNight(tx, userId, { clientId: clientId ?? '' })))
  })

async function requireSound(tx: Db, userId: string, night: Night, at: Date): Promise<void> {
  if (!isKnownZone(night.zone)) {
    throw new AppError('practice.zone_unknown', {
      fields: { zone: 'We don’t recognise this time zone. Please choose one from the list.' },
    })
  }
  const fields = faultsOf(night, at)
  if (fields) throw new AppError('wellness.times_wrong', { fields })
  if (await findOverlap(tx, userId, night)) throw new AppError('wellness.sleep_overlaps')
}

async function readNight(db: Db, userId: string, named: Parameters<typeof findNight>[2]): Promise<Night> {
  const night = await findNight(db, userId, named)
  if (!night) throw new AppError('wellness.not_found')
  return night
}

type ListQuery = Input<typeof wellness.nights>['query']

export async function listOwnNights({ db }: Pick<WellnessDeps, 'db'>, userId: string, { cursor, limit }: ListQuery) {
  const rows = await listNights(db, userId, { after: keysetAfter(cursor, newestFirst), count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toSleepEntry), nextCursor }
}

export const editSleep = ({ db, clock }: WellnessDeps, userId: string, id: string, change: SleepChange) =>
  inTransaction(db, async (tx) => {
    await lockSleep(tx, userId)
    const read = await readNight(tx, userId, { id })
    requireVersion(read, change)
    const night = withSleepChange(read, change)
    if (isDeepStrictEqual(night, read)) return toSleepEntry(read)
    await requireSound(tx, userId, night, clock.now())
    const edited = { ...night, version: read.version + 1 }
    await updateNight(tx, userId, edited)
    return toSleepEntry(edited)
  })

export const readOwnNight = async ({ db }: Pick<WellnessDeps, 'db'>, userId: string, id: string) =>
  toSleepEntry(await readNight(db, userId, { id }))

type OtherNight = Input<typeof wellness.setAsideSleep>['body']

/** It isn't checked: a night that overlaps another can't be restored, and until then it does no harm. */
export async function setAsideSleep({ db, clock }: WellnessDeps, userId: string, id: string, other: OtherNight) {
  const { id: _, version: _version, wakeTime, ...night } = withSleepChange(await readNight(db, userId, { id }), other)
  const named = { kind: 'sleep', userId, id, newId: newId(), clientId: other.clientId } as const
  await insertOtherVersion(db, named, { ...night, wake_time: wakeTime }, clock.now())
  return null
}

/** Waits for a copy of the night that is being saved, so that it isn't saved again afterwards. */
export const removeSleep = ({ db, clock }: WellnessDeps, userId: string, id: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    await lockSleep(tx, userId)
    if (!(await deleteEntry(tx, { kind: 'sleep', userId, id }, clock.now()))) throw new AppError('wellness.not_found')
    return null
  })

export const restoreSleep = ({ db, clock }: WellnessDeps, userId: string, id: string): Promise<SleepEntry> =>
  inTransaction(db, async (tx) => {
    await lockSleep(tx, userId)
    if (!(await restoreDeletedEntry(tx, { kind: 'sleep', userId, id }, undoLimit(clock.now()))))
      throw new AppError('wellness.not_found')
    const night = await readNight(tx, userId, { id })
    if (await findOverlap(tx, userId, night)) throw new AppError('wellness.sleep_overlaps')
    return toSleepEntry(night)
  })
