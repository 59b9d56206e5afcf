import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type Job } from '#platform/queue/jobs.ts'
import { listUnnotified, updateNotified } from './queue.repo.ts'

const tell = defineJob({ name: 'community.tell_operators', payload: z.unknown() })

/** Queues a single job for all new reports, which runs at once or an hour after the last email. */
export async function notifyOperators(tx: Db): Promise<void> {
  await sql`select graphile_worker.add_job(${tell.name}, '{}'::json, job_key => ${tell.name},
    job_key_mode => 'preserve_run_at', max_attempts => 12,
    run_at => (select greatest(now(), max(told_at) + interval '1 hour') from reports))`.execute(tx)
}

type Deps = { db: Db; mailer: Mailer; publicUrl: string; contact: string | undefined }

/**
 * The email only says how many reports there are, and nothing about anyone, because other people may read the mailbox.
 */
export const moderationJobs = ({ db, mailer, publicUrl, contact }: Deps): Job[] => [
  handleJob(tell, async () => {
    const untold = await listUnnotified(db)
    const newest = untold.at(-1)
    if (!contact || !newest) return
    const worries = untold.filter(({ kind }) => kind === 'worry').length
    await mailer.send({
      kind: 'service',
      id: `new-reports.${newest.id}`,
      to: { address: contact, invited: true },
      subject: worries > 0 ? 'Someone is worried about a member' : 'New reports',
      content: {
        language: 'en',
        paragraphs: [
          untold.length === 1 ? 'A new report waits for you.' : `${untold.length} new reports wait for you.`,
          ...(worries > 0 ? ['At least one is worry about a person. Please look at it first.'] : []),
        ],
        action: { label: 'Open the reports', url: new URL('/operators/reports', publicUrl).href },
        closing: 'You get this email once an hour at most.',
      },
    })
    await updateNotified(db, newest.id)
  }),
]
