import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { defineJob, enqueue, enqueued } from './jobs.ts'

/** Handled by the feature `community`, which imports `practice`. */
export const deliverSession = defineJob({
  name: 'community.deliver_session',
  payload: z.object({ userId: z.uuid(), sessionId: z.uuid() }),
})

/**
 * Call this whenever a session may be new to its owner's followers: once it has been logged, shared or restored. Their
 * timelines then get it. If `tx` is a transaction, nothing is said unless it commits.
 */
export const tellFollowers = (tx: Db, userId: string, sessionId: string): Promise<void> =>
  enqueue(tx, deliverSession, { userId, sessionId })

/** The same within a statement that changes something. */
export const followersTold = (userId: string, sessionId: string): RawBuilder<unknown> =>
  enqueued(deliverSession, sql`json_build_object('userId', ${userId}::uuid, 'sessionId', ${sessionId}::uuid)`)
