import { availableParallelism } from 'node:os'
import { contextWords, isMadeOf, isStrongEnough, isTooShort } from '@sadhana/contract'
import type { FieldMessage } from '@sadhana/contract/languages'
import { createBackgroundThread } from '#platform/background-thread.ts'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import { AppError } from '#platform/errors.ts'
import { createStrengthMeter } from './strength-meter.service.ts'

type HashCost = { memoryCost: number; timeCost: number }

/** With `stored`, the password is compared with it. Otherwise it is hashed, with a random salt unless it has one. */
export type HashQuestion = { password: string } & ({ stored: string } | { cost: HashCost; salt?: Uint8Array })

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

const weak = (field: string, words: FieldMessage) =>
  new AppError('account.password_weak', { fields: { [field]: words } })

export type Passwords = ReturnType<typeof createPasswords>

/** Uses at most half of the cores, at low priority, so that other requests come first. */
export function createPasswords({
  lanes = Math.max(1, Math.floor(availableParallelism() / 2)),
  cost = usualCost,
  /** The installation's name is one of the words that make a password easy to guess. */
  host = 'localhost',
} = {}) {
  const threads = Array.from({ length: lanes }, () =>
    createBackgroundThread<HashQuestion, string | boolean>(hashThread),
  )
  const queue = createBoundedQueue({ lanes: threads, maxWaiting: lanes * waitingPerLane })
  const meter = createStrengthMeter()
  return {
    hash: async (password: string) => String(await queue.run((thread) => thread.ask({ password, cost }))),
    /** For a short secret that is looked up by its hash: the same secret and salt give the same 32 bytes. */
    stretch: async (secret: string, salt: Uint8Array): Promise<Buffer> => {
      const encoded = String(await queue.run((thread) => thread.ask({ password: secret, cost, salt })))
      return Buffer.from(encoded.slice(encoded.lastIndexOf('$') + 1), 'base64')
    },
    /** True for a hash that is cheaper to guess than those we make today. */
    isOutdated: (stored: string): boolean => {
      const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored) ?? []
      return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost)
    },
    /** If there is no stored hash, takes just as long and returns false. */
    matches: async (stored: string | null | undefined, password: string): Promise<boolean> => {
      const matched = await queue.run((thread) => thread.ask({ password, stored: stored ?? nobodysHash(cost) }))
      return matched === true && typeof stored === 'string'
    },
    /** `about` lists what other people know about the member. A password that contains it is easy to guess. */
    requireStrong: async (password: string, about: readonly (string | null)[], field = 'password'): Promise<void> => {
      if (isTooShort(password)) throw weak(field, 'Please use at least eight characters')
      const words = contextWords(host, about)
      if (isMadeOf(words, password)) throw weak(field, 'Please add words that have nothing to do with you or with us')
      const score = await queue.run(() => meter.score(password, words))
      if (!isStrongEnough(score)) throw weak(field, 'Please choose a longer or less common password')
    },
    close: async () => {
      await Promise.all([meter, ...threads].map((thread) => thread.close()))
    },
  }
}
