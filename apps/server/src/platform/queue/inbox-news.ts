import { type InboxKind, inboxKinds } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { defineJob, enqueue, enqueued } from './jobs.ts'

const News = z.union([
  z.object({ kind: z.enum(inboxKinds), userId: z.uuid() }),
  /** Everyone it was opened for. */
  z.object({ kind: z.literal('rooms'), roomId: z.uuid() }),
])
type News = z.infer<typeof News>

/** Handled by the feature `inbox`, which reads from many others, so they can't import it. */
export const tellJob = defineJob({ name: 'inbox.tell', payload: News })

/**
 * Says that something has reached a member's inbox. Open pages then look again, and push messages and emails go out, if
 * the member has chosen any. The entry itself is read from its feature, so this may be lost, repeated or wrong. If `tx` is
 * a transaction, nothing is said unless it commits.
 */
export const tellInbox = (tx: Db, news: News): Promise<void> => enqueue(tx, tellJob, news)

/** The same within a statement that changes something. */
export const inboxTold = (kind: InboxKind, userId: string | RawBuilder<string>): RawBuilder<unknown> =>
  enqueued(tellJob, sql`json_build_object('kind', ${kind}::text, 'userId', ${userId}::uuid)`)
