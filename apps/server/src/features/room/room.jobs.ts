import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { deleteOldRooms } from './room.repo.ts'

const purgeRooms = defineJob({ name: 'room.purge_rooms', payload: z.unknown() })
const keptMs = 30 * 24 * 60 * 60_000

/** The sits stay in everyone's log. Who was in a room isn't kept for longer than a month. */
export const roomPurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '41 3 * * *',
  ...handleJob(purgeRooms, () => deleteOldRooms(db, new Date(clock.now().getTime() - keptMs))),
})
