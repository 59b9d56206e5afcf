import type { SocialConnection, SocialPlatform } from '@sadhana/contract'
import { socialPlatforms } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'

export async function listConnections(db: Db, userId: string): Promise<SocialConnection[]> {
  const rows = await db
    .selectFrom('social_connections')
    .select(['platform', 'platform_username as platformUsername', 'is_connected as isConnected', 'visibility'])
    .where('user_id', '=', userId)
    .where('is_connected', '=', true)
    .execute()
  return rows.toSorted((left, right) => placeOf(left.platform) - placeOf(right.platform))
}

const placeOf = (platform: SocialPlatform) => socialPlatforms.indexOf(platform)

type Connection = Omit<SocialConnection, 'isConnected'>

export async function saveConnection(db: Db, userId: string, connection: Connection, at: Date): Promise<void> {
  const { platform, platformUsername, visibility } = connection
  const values = { platform_username: platformUsername, visibility, is_connected: true }
  await db
    .insertInto('social_connections')
    .values({ user_id: userId, platform, created_at: at, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'platform']).doUpdateSet(values))
    .execute()
}

export async function deleteConnection(db: Db, userId: string, platform: SocialPlatform): Promise<void> {
  await db.deleteFrom('social_connections').where('user_id', '=', userId).where('platform', '=', platform).execute()
}
