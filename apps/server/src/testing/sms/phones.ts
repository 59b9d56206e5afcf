import { randomInt } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { findTextedCode } from '#features/account/phone-codes/texted-codes.service.ts'

/** A Portuguese mobile number that no other test uses. */
export const aPhone = (): string =>
  `+3519${[1, 2, 3, 6][randomInt(4)]}${String(randomInt(10_000_000)).padStart(7, '0')}`

/** The newest code for a number, whether or not its text has been sent. */
export async function newestCode({ db, keys }: { db: Db; keys: Keys }, phone: string): Promise<string> {
  const row = await db
    .selectFrom('phone_verifications')
    .select(['id', 'phone', 'purpose', 'user_id as userId', 'code'])
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const code = findTextedCode(keys, row)
  if (!code) throw new Error('this code was made with another key')
  return code
}

export const givePhone = (db: Db, userId: string, phone: string) =>
  db.updateTable('users').set({ phone, phone_verified: true }).where('id', '=', userId).execute()
