import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

export type TextBudget = ReturnType<typeof createTextBudget>

/** Texts cost money, so we limit how many this installation sends per UTC day. */
export function createTextBudget({ clock, perDay }: { clock: Clock; perDay: number }) {
  const today = () => clock.now().toISOString().slice(0, 10)
  return {
    /** False when the day's budget is used up. */
    take: async (db: Db): Promise<boolean> => {
      const row = await db
        .insertInto('sent_texts')
        .values({ day: today(), sent: 1 })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet({ sent: sql`sent_texts.sent + 1` })
            .where('sent_texts.sent', '<', perDay),
        )
        .returning('sent')
        .executeTakeFirst()
      return row !== undefined
    },
    /** For a text that the provider didn't accept. */
    refund: async (db: Db): Promise<void> => {
      await db
        .updateTable('sent_texts')
        .set((eb) => ({ sent: eb('sent', '-', 1) }))
        .where('day', '=', today())
        .where('sent', '>', 0)
        .execute()
    },
    isSpent: async (db: Db): Promise<boolean> => {
      const row = await db.selectFrom('sent_texts').select('sent').where('day', '=', today()).executeTakeFirst()
      return (row?.sent ?? 0) >= perDay
    },
  }
}
