import { realtime } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

const probes = 3

type Probe = { sentAt: number; now: number; receivedAt: number }

/**
 * How far the server's clock is ahead of ours, by the quickest of the answers: it can be wrong by half its own way at
 * most.
 */
export function offsetOf(answers: readonly Probe[]): number {
  const [quickest] = answers.toSorted((a, b) => a.receivedAt - a.sentAt - (b.receivedAt - b.sentAt))
  return quickest ? quickest.now - (quickest.sentAt + quickest.receivedAt) / 2 : 0
}

/** Asks the server a few times what time it is. */
export async function serverOffset(): Promise<number> {
  const answers: Probe[] = []
  for (let count = 0; count < probes; count++) {
    const sentAt = Date.now()
    const { now } = await callsOf(realtime).time()
    answers.push({ sentAt, now, receivedAt: Date.now() })
  }
  return offsetOf(answers)
}
