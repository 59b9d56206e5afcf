import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

/** Why an unverified address gets an email. Each reason has a separate budget. */
export type StrangerEmail = 'waitlist' | 'verification' | 'account'

export type StrangerBudget = ReturnType<typeof createStrangerBudget>

/** Anyone can enter anyone's address, so the number of emails to unverified addresses is limited per day. */
export function createStrangerBudget({ clock, perDay }: { clock: Clock; perDay: number }) {
  const today = () => clock.now().toISOString().slice(0, 10)
  return {
    /** False when the day's budget for this kind is used up. */
    take: async (db: Db, kind: StrangerEmail): Promise<boolean> => {
      const row = await db
        .insertInto('stranger_emails')
        .values({ day: today(), kind, sent: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind'])
            .doUpdateSet({ sent: sql`stranger_emails.sent + 1` })
            .where('stranger_emails.sent', '<', perDay),
        )
        .returning('sent')
        .executeTakeFirst()
      return row !== undefined
    },
    /** For an email that was not accepted and will be retried. */
    refund: async (db: Db, kind: StrangerEmail): Promise<void> => {
      await db
        .updateTable('stranger_emails')
        .set((eb) => ({ sent: eb('sent', '-', 1) }))
        .where('day', '=', today())
        .where('kind', '=', kind)
        .where('sent', '>', 0)
        .execute()
    },
    isSpent: async (db: Db, kind: StrangerEmail): Promise<boolean> => {
      const row = await db
        .selectFrom('stranger_emails')
        .select('sent')
        .where('day', '=', today())
        .where('kind', '=', kind)
        .executeTakeFirst()
      return (row?.sent ?? 0) >= perDay
    },
  }
}
