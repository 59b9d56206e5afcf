import type { Db } from '#platform/db/database.ts'

/** What `security` needs from `account`. It can't import `account`, which imports `security`. */
export type ProofPort = {
  confirmPassword: (db: Db, userId: string, password: string) => Promise<boolean>
  /** Refuses a code that wasn't texted to this member to prove their identity. */
  takeTextedCode: (db: Db, userId: string, code: string) => Promise<void>
}
export type AccountPort = ProofPort & {
  endOtherSessions: (db: Db, userId: string, sessionId: string) => Promise<void>
  endSession: (db: Db, userId: string, sessionId: string) => Promise<boolean>
}
