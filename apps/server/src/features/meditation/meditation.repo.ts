import type { AmbientSound, Hardship, MeditationSession } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { hardOf } from '#features/practice/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'

export type Sit = {
  id: string
  clientId: string | null
  ambientSound: AmbientSound | null
  interrupted: boolean
  completedAt: Date
}

/** False if the member already has this sit. Of two parallel calls, the second waits and gets false. */
export async function insertSit(tx: Db, userId: string, sit: Sit, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('meditation_sessions')
    .values({
      user_id: userId,
      id: sit.id,
      client_id: sit.clientId,
      ambient_sound: sit.ambientSound,
      interrupted: sit.interrupted,
      completed_at: sit.completedAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Row = Omit<MeditationSession, 'type' | 'completedAt' | 'hard'> & { completedAt: Date; hard: Hardship | null }

const sitsWhere = (condition: RawBuilder<unknown>) => sql<Row>`
  select id, duration, ambient_sound as "ambientSound", notes, interrupted, completed_at as "completedAt",
    to_char(time, 'HH24:MI') as time, limb_type as "limbType", after_feeling as "afterFeeling", practice_day as "practiceDay",
    ${hardOf} as hard
  from meditation_sessions join practice_sessions as session using (user_id, id)
  where ${condition}`

const toMeditationSession = ({ hard, ...row }: Row): MeditationSession => ({
  ...row,
  ...(hard && { hard }),
  type: 'meditation',
  completedAt: row.completedAt.toISOString(),
})

export async function findSit(db: Db, userId: string, id: string): Promise<MeditationSession | undefined> {
  const { rows } = await sitsWhere(sql`user_id = ${userId} and id = ${id}`).execute(db)
  return rows[0] && toMeditationSession(rows[0])
}

type Page = { count: number; after?: Keyset<'completedAt' | 'id'> | undefined }

/** Newest first. */
export async function listLatestSits(db: Db, userId: string, { count, after }: Page): Promise<MeditationSession[]> {
  const later = after ? sql`and (completed_at, id) < (${after.completedAt}, ${after.id})` : sql``
  const { rows } = await sql<Row>`${sitsWhere(sql`user_id = ${userId} ${later}`)}
    order by completed_at desc, id desc limit ${count}`.execute(db)
  return rows.map(toMeditationSession)
}

/** The sit with this client id. */
export async function findSitOfClient(
  db: Db,
  userId: string,
  clientId: string,
): Promise<MeditationSession | undefined> {
  const { rows } = await sitsWhere(sql`user_id = ${userId} and client_id = ${clientId}`).execute(db)
  return rows[0] && toMeditationSession(rows[0])
}

type SitStats = {
  weekSessions: number
  weekMinutes: number
  recentSessions: number
  hours: { hour: number; sessions: number }[]
  sounds: { sound: AmbientSound | null; minutes: number }[]
}

/** Takes one statement, which reads only the days that the stats cover. */
export async function findSitStats(db: Db, userId: string, since: { week: string; recent: string }): Promise<SitStats> {
  const { rows } = await sql<SitStats>`
    with sit as (
      select practice_day, duration, extract(hour from time)::int as hour, ambient_sound
      from practice_sessions join meditation_sessions using (user_id, id)
      where user_id = ${userId} and practice_day >= ${since.recent}
    )
    select count(*) filter (where practice_day >= ${since.week})::int as "weekSessions",
      coalesce(sum(duration) filter (where practice_day >= ${since.week}), 0)::int as "weekMinutes",
      count(*)::int as "recentSessions",
      to_json(array(select json_build_object('hour', hour, 'sessions', count(*)) from sit group by hour)) as hours,
      to_json(array(
        select json_build_object('sound', ambient_sound, 'minutes', sum(duration)) from sit group by ambient_sound
      )) as sounds
    from sit`.execute(db)
  return rows[0] as SitStats
}

type ImportedSit = { id: string; ambientSound: AmbientSound | null; completedAt: string; interrupted: boolean }

/**
 * Inserts the details of sits whose practices came from an archive. They are deleted with their practices (cascade).
 */
export async function insertImportedSits(tx: Db, userId: string, sits: readonly ImportedSit[]): Promise<void> {
  await sql`insert into meditation_sessions (user_id, id, ambient_sound, completed_at, interrupted, created_at)
    select ${userId}, id, "ambientSound", "completedAt", interrupted, "completedAt"
    from jsonb_to_recordset(${JSON.stringify(sits)}::jsonb) as imported (id uuid, "ambientSound" text,
      "completedAt" timestamptz, interrupted boolean)`.execute(tx)
}
