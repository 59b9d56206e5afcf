import type { Db } from '#platform/db/database.ts'

/** Makes a short code costly to guess: the same code and salt give the same 32 bytes. */
export type Stretch = (code: string, salt: Uint8Array) => Promise<Buffer>

/** What `security` needs from `account`. It can't import `account`, which imports `security`. */
export type ProofPort = {
  stretch: Stretch
  confirmPassword: (db: Db, userId: string, password: string) => Promise<boolean>
  /** Refuses a code that wasn't texted to this member to prove their identity. */
  takeTextedCode: (db: Db, userId: string, code: string) => Promise<void>
}
export type AccountPort = ProofPort & {
  endOtherSessions: (db: Db, userId: string, sessionId: string) => Promise<void>
  endSession: (db: Db, userId: string, sessionId: string) => Promise<boolean>
}
