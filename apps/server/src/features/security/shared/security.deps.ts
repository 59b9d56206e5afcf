import type { Db } from '#platform/db/database.ts'

/** What security needs from account, which imports security and so can't be imported here. */
export type ProofPort = {
  confirmPassword: (db: Db, userId: string, password: string) => Promise<boolean>
  /** Refuses a code that wasn't texted to this member to confirm who they are. */
  takeTextedCode: (db: Db, userId: string, code: string) => Promise<void>
}
export type AccountPort = ProofPort & {
  endSession: (db: Db, userId: string, sessionId: string) => Promise<boolean>
}
