import { type Preset, presetLimits, type TimerChoices, type TimerSettings } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import {
  deleteOldMarks,
  listPresets,
  listSettings,
  lockMember,
  updateOrder,
  updatePresetDeleted,
  upsertPreset,
  upsertSettings,
} from './timer.repo.ts'

export type TimerDeps = { db: Db; clock: Clock }

type Change = { changedAt: string }

/** A device whose clock is ahead must not win over every later change. */
const momentOf = ({ changedAt }: Change, now: Date): Date => new Date(Math.min(Date.parse(changedAt), now.getTime()))

export async function readTimer({ db }: Pick<TimerDeps, 'db'>, userId: string): Promise<TimerChoices> {
  return { settings: await listSettings(db, userId), presets: await listPresets(db, userId) }
}

export async function changeSettings(
  { db, clock }: TimerDeps,
  userId: string,
  { changes, ...change }: Change & { changes: TimerSettings },
): Promise<TimerChoices> {
  await upsertSettings(db, userId, changes, momentOf(change, clock.now()))
  return readTimer({ db }, userId)
}

/** One member's presets change one after the other, so that there are never more than twelve. */
const changePresets = (db: Db, userId: string, change: (tx: Db) => Promise<void>): Promise<TimerChoices> =>
  inTransaction(db, async (tx) => {
    orAuthRequired(await lockMember(tx, userId))
    await change(tx)
    return readTimer({ db: tx }, userId)
  })

export const savePreset = ({ db, clock }: TimerDeps, userId: string, preset: Preset & Change): Promise<TimerChoices> =>
  changePresets(db, userId, async (tx) => {
    const now = clock.now()
    const presets = await listPresets(tx, userId)
    const isThere = presets.some(({ id }) => id === preset.id)
    if (!isThere && presets.length >= presetLimits.count) throw new AppError('meditation.presets_full')
    await upsertPreset(tx, userId, { ...preset, changedAt: momentOf(preset, now) })
    await deleteOldMarks(tx, userId, now)
  })

export const removePreset = (
  { db, clock }: TimerDeps,
  userId: string,
  { id, ...change }: Change & { id: string },
): Promise<TimerChoices> =>
  changePresets(db, userId, (tx) => updatePresetDeleted(tx, userId, id, momentOf(change, clock.now())))

export const orderPresets = (
  { db }: Pick<TimerDeps, 'db'>,
  userId: string,
  ids: readonly string[],
): Promise<TimerChoices> => changePresets(db, userId, (tx) => updateOrder(tx, userId, ids))
