import type { PushSubscriptionKeys } from '@sadhana/contract'

type PushMessage = {
  payload: string
  /** How long the push service tries to reach a device that is off. */
  ttlSeconds: number
  /** A message that waits for the device is replaced by the next one with the same topic. At most 32 characters. */
  topic: string
}

/**
 * `gone`: the browser has unsubscribed, so forget it. `refused`: trying again is of no use. `later`: the message wasn't
 * taken, and may be in that many seconds, or whenever if it is null. `unanswered`: it may have been taken.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused' | 'unanswered' | { later: number | null }

export type Push = { send: (to: PushSubscriptionKeys, message: PushMessage) => Promise<PushOutcome> }
