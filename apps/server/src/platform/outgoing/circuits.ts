import type { Clock } from '#platform/clock.ts'

const failuresToOpen = 5
const openMs = 30_000

/**
 * Protects a service that is down, and saves us the wait. After five failures in a row, calls fail at once for half a
 * minute. Then a single call tries again, and its result decides for the others.
 */
export function createCircuits(clock: Clock) {
  const failing = new Map<string, { failures: number; openUntil: number }>()
  return {
    mayCall: (name: string): boolean => {
      const state = failing.get(name)
      if (!state || state.failures < failuresToOpen) return true
      const now = clock.now().getTime()
      if (now < state.openUntil) return false
      // Other calls keep failing until this one has its result.
      state.openUntil = now + openMs
      return true
    },
    succeeded: (name: string): void => void failing.delete(name),
    failed: (name: string): void => {
      const failures = (failing.get(name)?.failures ?? 0) + 1
      failing.set(name, { failures, openUntil: clock.now().getTime() + openMs })
    },
  }
}
