import type { ReminderPush } from '@sadhana/contract'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { isHeldPush, pushTimings } from '#platform/quiet-hours.rules.ts'
import { defineJob, enqueue, handleJob, Held, type Job } from '#platform/queue/jobs.ts'
import { listSubscriptions } from '../devices/devices.repo.ts'
import { type PushDeps, sendToEach } from '../devices/push.service.ts'
import type { QuietFor } from './quiet.service.ts'

const pushJob = defineJob({
  name: 'reminder.push_words',
  payload: z.object({
    userId: z.uuid(),
    kind: z.enum(Object.keys(pushTimings) as (keyof typeof pushTimings)[]),
    title: z.string(),
    body: z.string(),
    path: z.string(),
    tag: z.string().regex(/^[\w-]{1,32}$/),
  }),
})

type Told = z.infer<typeof pushJob.payload>

/** A device that is off for longer than this gets the next one. */
const ttlSeconds = 24 * 60 * 60

/**
 * Sends a push message to each of the member's devices: at once, or after their quiet hours if its kind waits. A message
 * with the same tag replaces an earlier one. Title and body appear on a lock screen, so they say nothing private. Call it
 * only for what the member has chosen to get by push. If `tx` is a transaction, nothing is sent unless it commits.
 */
export const pushToMember = (tx: Db, told: Told): Promise<void> => enqueue(tx, pushJob, told)

export const pushToMemberJob = (deps: PushDeps & { clock: Clock; quietFor: QuietFor }): Job =>
  handleJob(pushJob, async ({ userId, kind, title, body, path, tag }) => {
    const waitMs = isHeldPush(kind) ? await deps.quietFor(userId) : 0
    if (waitMs > 0) throw new Held(waitMs)
    const message: ReminderPush = { kind, title, body, path, tag, token: null, actions: [] }
    const devices = await listSubscriptions(deps.db, userId, deps.clock.now())
    const sent = await sendToEach(deps, devices, { message, ttlSeconds })
    // Tried again with those that took it too: the tag makes the second message replace the first.
    if (sent.some(({ outcome }) => typeof outcome === 'object')) throw new Error('a push service asks to try later')
  })
