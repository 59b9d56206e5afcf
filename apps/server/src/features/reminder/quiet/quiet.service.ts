import { quietEnd, type QuietHours, usualQuietHours } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { findSettings, findZone } from '../settings/settings.repo.ts'

/** How long a member's quiet hours still last, in milliseconds. 0 if there are none now. */
export type QuietFor = (userId: string) => Promise<number>

type Deps = {
  db: Db
  clock: Clock
  /** Of members who haven't chosen any. */
  usual?: QuietHours | undefined
}

export const quietForMembers =
  ({ db, clock, usual = usualQuietHours }: Deps): QuietFor =>
  async (userId) => {
    const zone = await findZone(db, userId)
    if (zone === undefined) return 0
    const quietHours = (await findSettings(db, userId))?.quietHours ?? usual
    const now = clock.now()
    const end = quietEnd({ now, zone, quietHours })
    return end ? end.getTime() - now.getTime() : 0
  }
