import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { isStrongEnough } from '@sadhana/contract'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import { AppError } from '#platform/errors.ts'
import { createStrengthMeter } from './strength-meter.ts'

/** Argon2id, as OWASP advises: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Nobody's: an unknown name is checked against it, so that it takes as long as a known one. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$9BVwKQ+j0i35I/N0RgQTPQ$SlSpu3Qvd/1Sa/uYK0dPnW7Jw6zPNVZJOUbo1OVQW8U'

const waitingPerLane = 64

export type Passwords = ReturnType<typeof createPasswords>

/** One core stays free for those who only read. */
export function createPasswords({ lanes = Math.max(1, availableParallelism() - 1) } = {}) {
  const queue = createBoundedQueue({ lanes, mostWaiting: lanes * waitingPerLane })
  const meter = createStrengthMeter()
  return {
    hash: (password: string) => queue.run(() => hash(password, cost)),
    /** Without a stored hash it works just as long and says no. */
    matches: async (stored: string | null | undefined, password: string): Promise<boolean> => {
      const matched = await queue.run(() => verify(stored ?? nobodysHash, password))
      return matched && typeof stored === 'string'
    },
    /** `about` is what others know of the member: a password made of it is easy to guess. */
    requireStrong: async (password: string, about: readonly (string | null)[], field = 'password'): Promise<void> => {
      const score = await queue.run(() => meter.score(password, about))
      if (isStrongEnough(score)) return
      const words = 'Please choose a longer or less common password'
      throw new AppError('account.password_weak', { fields: { [field]: words } })
    },
    close: () => meter.close(),
  }
}
