import type { Privacy } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type PrivacyChange = { [K in keyof Privacy]?: Privacy[K] | undefined }

/** A member without a row has the defaults. */
export async function findPrivacy(db: Db, userId: string): Promise<Privacy | undefined> {
  const { rows } = await sql<Privacy>`
    select coalesce(default_visibility, 'private') as "defaultVisibility",
      coalesce(approve_followers, false) as "approveFollowers"
    from users left join privacy_settings on user_id = id
    where id = ${userId}`.execute(db)
  return rows[0]
}

/** Fields that aren't in the change stay as they are. */
export async function savePrivacy(db: Db, userId: string, change: PrivacyChange): Promise<Privacy | undefined> {
  const visibility = change.defaultVisibility ?? null
  const approves = change.approveFollowers ?? null
  const { rows } = await sql<Privacy>`
    insert into privacy_settings as settings (user_id, default_visibility, approve_followers)
    select id, coalesce(${visibility}, 'private'), coalesce(${approves}::boolean, false)
    from users where id = ${userId}
    on conflict (user_id) do update set
      default_visibility = coalesce(${visibility}, settings.default_visibility),
      approve_followers = coalesce(${approves}::boolean, settings.approve_followers)
    returning default_visibility as "defaultVisibility", approve_followers as "approveFollowers"`.execute(db)
  return rows[0]
}
