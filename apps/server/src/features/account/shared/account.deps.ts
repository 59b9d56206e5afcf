import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Limiter } from '#platform/limits.ts'
import type { StrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import type { Texts } from '#platform/sms/connect-texts.ts'
import type { Switches } from '#platform/switches/switches.ts'

export type AccountDeps = {
  db: Db
  clock: Clock
  keys: Keys
  limiter: Limiter
  /** The address where the app is opened. Passkeys are bound to it. */
  publicUrl: string
  strangerBudget: StrangerBudget
  /** Null if text messages aren't configured. */
  texts: Texts | null
  switches: Pick<Switches, 'off' | 'requireOn' | 'closing' | 'requireNotClosed'>
  accessTokens: { issue: (bearer: { id: string; sessionId: string }) => Promise<string> }
  passwords: {
    hash: (password: string) => Promise<string>
    stretch: (secret: string, salt: Uint8Array) => Promise<Buffer>
    isOutdated: (stored: string) => boolean
    matches: (stored: string | null | undefined, password: string) => Promise<boolean>
    requireStrong: (password: string, about: readonly (string | null)[], field?: string) => Promise<void>
  }
  /** True if new passwords are compared with those stolen elsewhere. */
  checksBreaches: boolean
  endedSessions: { add: (sessionIds: readonly string[]) => void }
  /** Provided by `giving`: ends a member's contributions within the given transaction. */
  endGiving: (deps: { db: Db; clock: Clock }, userId: string) => Promise<void>
  /** Provided by `portability`: true if everything of theirs was added in another installation lately. */
  hasMoved: (deps: { db: Db; clock: Clock }, userId: string) => Promise<boolean>
}
