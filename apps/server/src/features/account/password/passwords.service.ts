import { availableParallelism } from 'node:os'
import { isStrongEnough } from '@sadhana/contract'
import { createBackgroundThread } from '#platform/background-thread.ts'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import { AppError } from '#platform/errors.ts'
import { createStrengthMeter } from './strength-meter.service.ts'

type HashCost = { memoryCost: number; timeCost: number }

/** With `stored`, the password is compared with it. Otherwise it is hashed. */
export type HashQuestion = { password: string } & ({ stored: string } | { cost: HashCost })

/** Argon2id with the settings that OWASP recommends: 19 MiB, two passes, one thread. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * A hash that belongs to no one. For an unknown name, the password is compared with it, so that the check takes as long
 * as for a known one.
 */
const nobodysHash = ({ memoryCost, timeCost }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$9BVwKQ+j0i35I/N0RgQTPQ$SlSpu3Qvd/1Sa/uYK0dPnW7Jw6zPNVZJOUbo1OVQW8U`

const waitingPerLane = 64
const hashThread = new URL('./hash-thread.service.ts', import.meta.url)

export type Passwords = ReturnType<typeof createPasswords>

/** Uses at most half of the cores, at low priority, so that other requests come first. */
export function createPasswords({
  lanes = Math.max(1, Math.floor(availableParallelism() / 2)),
  cost = usualCost,
} = {}) {
  const threads = Array.from({ length: lanes }, () =>
    createBackgroundThread<HashQuestion, string | boolean>(hashThread),
  )
  const queue = createBoundedQueue({ lanes: threads, maxWaiting: lanes * waitingPerLane })
  const meter = createStrengthMeter()
  return {
    hash: async (password: string) => String(await queue.run((thread) => thread.ask({ password, cost }))),
    /** If there is no stored hash, takes just as long and returns false. */
    matches: async (stored: string | null | undefined, password: string): Promise<boolean> => {
      const matched = await queue.run((thread) => thread.ask({ password, stored: stored ?? nobodysHash(cost) }))
      return matched === true && typeof stored === 'string'
    },
    /** `about` lists what other people know about the member. A password that contains it is easy to guess. */
    requireStrong: async (password: string, about: readonly (string | null)[], field = 'password'): Promise<void> => {
      const score = await queue.run(() => meter.score(password, about))
      if (isStrongEnough(score)) return
      const words = 'Please choose a longer or less common password'
      throw new AppError('account.password_weak', { fields: { [field]: words } })
    },
    close: async () => {
      await Promise.all([meter, ...threads].map((thread) => thread.close()))
    },
  }
}
