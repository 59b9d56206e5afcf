import { type Preset, presetLimits, type SitChoice, type TimerSettings } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export const lockMember = (tx: Db, userId: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** Only this feature writes the values, always valid. */
export async function listSettings(db: Db, userId: string): Promise<TimerSettings> {
  const rows = await db.selectFrom('timer_settings').select(['key', 'value']).where('user_id', '=', userId).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function upsertSettings(db: Db, userId: string, changes: TimerSettings, at: Date): Promise<void> {
  await sql`
    insert into timer_settings (user_id, key, value, changed_at)
    select ${userId}, key, value, ${at} from jsonb_each(${JSON.stringify(changes)}::jsonb)
    on conflict (user_id, key) do update set value = excluded.value, changed_at = excluded.changed_at
    where timer_settings.changed_at <= excluded.changed_at`.execute(db)
}

const noBreath: Partial<SitChoice> = { breath: null }

export async function listPresets(db: Db, userId: string): Promise<Preset[]> {
  const rows = await db
    .selectFrom('sit_presets')
    .select(['id', 'name', 'sit'])
    .where('user_id', '=', userId)
    .where('sit', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  // Sits that were saved before there was a breath don't have one.
  return rows.map(({ id, name, sit }) => ({ id, name: name ?? '', sit: { ...noBreath, ...(sit as SitChoice) } }))
}

type PresetChange = Preset & { changedAt: Date | string }

/** A new one comes last. An older change than the last one changes nothing. */
export async function upsertPreset(tx: Db, userId: string, { id, name, sit, changedAt }: PresetChange): Promise<void> {
  await sql`
    insert into sit_presets (user_id, id, name, sit, position, changed_at)
    select ${userId}, ${id}, ${name}, ${JSON.stringify(sit)}::jsonb, coalesce(max(position), -1) + 1, ${changedAt}
    from sit_presets where user_id = ${userId}
    on conflict (user_id, id) do update
    set name = excluded.name, sit = excluded.sit, changed_at = excluded.changed_at
    where sit_presets.changed_at <= excluded.changed_at`.execute(tx)
}

export async function updatePresetDeleted(tx: Db, userId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('sit_presets')
    .set({ name: null, sit: null, changed_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('changed_at', '<=', at)
    .execute()
}

const markDays = 90

/** No device sends a change that is this old. */
export async function deleteOldMarks(tx: Db, userId: string, now: Date): Promise<void> {
  await sql`
    delete from sit_presets
    where user_id = ${userId} and sit is null and changed_at < ${now}::timestamptz - ${sql.lit(markDays)} * interval '1 day'`.execute(
    tx,
  )
}

/** Those that aren't named keep their order, after the others. */
export async function updateOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update sit_presets set position = coalesce(array_position(${[...ids]}::uuid[], id), ${ids.length} + 1 + position)
    where user_id = ${userId}`.execute(tx)
  await sql`
    update sit_presets set position = place.position
    from (
      select id, row_number() over (order by position, id) - 1 as position from sit_presets where user_id = ${userId}
    ) place
    where sit_presets.user_id = ${userId} and sit_presets.id = place.id`.execute(tx)
}

type RestoredPreset = Preset & { changedAt: string }

/** From an archive. False if the member has it, or twelve others. */
export async function restorePreset(tx: Db, userId: string, preset: RestoredPreset): Promise<boolean> {
  const presets = await listPresets(tx, userId)
  const { rows } = await sql`select from sit_presets where user_id = ${userId} and id = ${preset.id}`.execute(tx)
  if (rows.length > 0 || presets.length >= presetLimits.count) return false
  await upsertPreset(tx, userId, preset)
  return true
}

/** Unless the member has changed it since. */
export async function undoPreset(tx: Db, userId: string, { id, changedAt }: RestoredPreset): Promise<void> {
  await sql`
    delete from sit_presets where user_id = ${userId} and id = ${id} and changed_at = ${changedAt}`.execute(tx)
}

type RestoredSetting = { key: string; value: unknown; changedAt: string }

/** From an archive. False if the member has chosen something else here. */
export async function restoreSetting(
  tx: Db,
  userId: string,
  { key, value, changedAt }: RestoredSetting,
): Promise<boolean> {
  const row = await tx
    .insertInto('timer_settings')
    .values({ user_id: userId, key, value: JSON.stringify(value), changed_at: new Date(changedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function undoSetting(tx: Db, userId: string, { key, changedAt }: RestoredSetting): Promise<void> {
  await sql`
    delete from timer_settings where user_id = ${userId} and key = ${key} and changed_at = ${changedAt}`.execute(tx)
}
