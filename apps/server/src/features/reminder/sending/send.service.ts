import { type Language, reminderActions, type ReminderPush } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Push } from '#platform/push/push.ts'
import type { Switches } from '#platform/switches/switches.ts'
import type { Subscription } from '../devices/devices.repo.ts'
import { type Sent, sendToEach } from '../devices/push.service.ts'
import { actionToken } from './action-tokens.service.ts'
import { lateAfterMinutes } from './decide.rules.ts'
import { deleteLate, type TakenNotice, takeNotices, type Tried, updateTried } from './notices.repo.ts'
import { reminderBody, reminderTitle, testBody } from './reminder.emails.ts'

export type SendDeps = {
  db: Db
  clock: Clock
  keys: Keys
  push: Push
  switches: Pick<Switches, 'isOff' | 'noteDropped'>
}

const minuteMs = 60_000
const tag = 'reminder'
/** A device that is off for longer than a reminder is useful gets none. */
const ttlSeconds = lateAfterMinutes * 60

/** Longer than the slowest push service may take, so that only a worker that died loses what it took. */
const leaseMs = minuteMs

/**
 * Sends up to `count` push messages that wait, all at once. Returns how many there were. While operators have turned
 * push messages off, they wait, and those that come too late are dropped as if they had never been due.
 */
export async function sendWaiting(deps: SendDeps, count: number): Promise<number> {
  if (await deps.switches.isOff('push')) {
    await dropLate(deps)
    return 0
  }
  const taken = await takeNotices(deps.db, { now: deps.clock.now(), leaseMs, count })
  const results = await Promise.allSettled(taken.map((notice) => sendNotice(deps, notice)))
  await updateTried(
    deps.db,
    results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return taken.length
}

async function dropLate({ db, clock, switches }: SendDeps): Promise<void> {
  const late = new Date(clock.now().getTime() - lateAfterMinutes * minuteMs)
  const dropped = await deleteLate(db, late)
  if (dropped > 0) await switches.noteDropped('push', dropped)
}

/** Returns what is left to do. */
async function sendNotice(deps: SendDeps, notice: TakenNotice): Promise<Tried> {
  const { clock, keys } = deps
  const now = clock.now()
  const giveUpAt = new Date(notice.dueAt.getTime() + lateAfterMinutes * minuteMs)
  const devices = notice.devices.filter(({ sessionId }) => notice.pending.includes(sessionId))
  const isWanted = !notice.isUnwanted && now <= giveUpAt
  const message: ReminderPush = {
    kind: 'reminder',
    title: reminderTitle(notice.language),
    body: reminderBody(notice),
    tag,
    token: actionToken(keys, notice),
    actions: reminderActions.filter((action) => action !== 'later' || !notice.isLater),
  }
  const outcomes = isWanted ? await sendToEach(deps, devices, { message, ttlSeconds }) : []
  const again = outcomes.filter(({ outcome }) => typeof outcome === 'object' || outcome === 'unanswered')
  const tryAt = new Date(now.getTime() + waitMs(again, notice.attempts))
  const pending = tryAt <= giveUpAt ? again.map(({ device }) => device.sessionId) : []
  const sentAt = outcomes.some(({ outcome }) => outcome === 'accepted') ? now : null
  const { userId, id, attempts } = notice
  return { userId, id, attempts, pending, tryAt: pending.length > 0 ? tryAt : null, sentAt }
}

/** One minute, then two, four and eight, or as long as the push service asks for. */
function waitMs(again: Sent[], attempts: number): number {
  const asked = again.map(({ outcome }) => (typeof outcome === 'object' ? (outcome.later ?? 0) : 0))
  return Math.max(minuteMs * 2 ** (attempts - 1), ...asked.map((seconds) => seconds * 1_000))
}

/** Shows one device how a reminder looks. */
export async function sendTestPush(deps: SendDeps, device: Subscription, language: Language): Promise<void> {
  const message: ReminderPush = {
    kind: 'test',
    title: reminderTitle(language),
    body: testBody(language),
    tag,
    token: null,
    actions: [],
  }
  await sendToEach(deps, [device], { message, ttlSeconds })
}
