import type { Email } from 'postal-mime'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { killableWorker } from '#testing/processes/killable-worker.ts'
import { testMailbox } from '#testing/mailbox.ts'
import { testApp } from '#testing/test-app.ts'

/** CI runs eight rounds, and `npm run long -- kills` twenty. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

/** The first delivery of each email is held in the middle of the SMTP conversation, where the worker is killed. */
const attempts: string[] = []
let held = Promise.withResolvers<void>()
const holdFirst = async ({ messageId = '' }: Email) => {
  attempts.push(messageId)
  if (attempts.filter((id) => id === messageId).length > 1) return
  held.resolve()
  await new Promise<never>(() => {})
}

const mailbox = await testMailbox(holdFirst)
const { config, visitor, db } = await testApp({ config: { SMTP_URL: mailbox.url } })

const { start: startWorker, kill: killWorker } = killableWorker(config)

/**
 * If a worker dies between SMTP's acceptance and the commit, an email may be sent twice. So the next kill must not
 * happen there.
 */
const untilQueueIsEmpty = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select id from graphile_worker._private_jobs`.execute(db)
    expect(rows).toEqual([])
  }, 60_000)

test(
  `a worker is killed between commit and delivery ${rounds} times: no email is lost or sent twice`,
  { timeout: rounds * 120_000 },
  async () => {
    const emails = Array.from({ length: rounds }, (_, round) => `round-${round}@example.org`)
    startWorker()
    for (const email of emails) {
      held = Promise.withResolvers()
      await visitor().waitlist.join({ body: { email, name: 'Mira', currentPractice: 'beginner' } })
      await held.promise
      expect(mailbox.sentTo(email)).toEqual([])
      await killWorker()
      startWorker()
      await mailbox.mailTo(email)
      await untilQueueIsEmpty()
    }
    const rows = await db.selectFrom('waitlist_entries').select(['id', 'email']).execute()
    expect(rows).toHaveLength(rounds)
    for (const { id, email } of rows) {
      const messageId = `<waitlist-confirmation.${id}@localhost>`
      expect(mailbox.sentTo(email).map((mail) => mail.messageId)).toEqual([messageId])
      expect(attempts.filter((attempt) => attempt === messageId)).toHaveLength(2)
    }
  },
)
