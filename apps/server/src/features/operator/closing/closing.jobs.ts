import { z } from 'zod'
import { readArchive } from '#features/portability/index.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type Job, type ScheduledJob } from '#platform/queue/jobs.ts'
import { closingEmail } from './closing.emails.ts'
import { closesAt } from './closing.rules.ts'
import { listUnfinished } from './closing.repo.ts'
import { findQueued, updateSent } from './emails.repo.ts'
import { resumeClosings, type RoundDeps, workThrough } from './rounds.service.ts'
import { sendClosingEmail, workThroughClosing } from './task.jobs.ts'

type Deps = RoundDeps & { mailer: Mailer; publicUrl: string }

export const closingJobs = (deps: Deps): Job[] => [
  handleJob(workThroughClosing, ({ closingId }) => workThrough(deps, closingId)),
  handleJob(sendClosingEmail, async ({ closingId, userId, round }) => {
    const { db, clock, mailer, publicUrl } = deps
    const about = { closingId, round }
    const queued = await findQueued(db, about, userId)
    if (!queued) return
    const isOver = queued.isCancelled || closesAt(queued.on) <= clock.now()
    if (isOver !== (round === 'cancelled')) return
    const { subject, content } = closingEmail(round, {
      ...queued,
      publicUrl,
      // Someone who can't sign in gets a link that works for anyone.
      archiveUrl: round === 'last' && queued.isSuspended ? await archiveUrlOf(deps, userId) : undefined,
    })
    const to = recipientOf(queued)
    const id = `closing.${closingId}.${round}.${userId}` as const
    await mailer.send({ kind: 'service', id, userId, to, subject, content, isAnswerable: true })
    await updateSent(db, about, userId, clock.now())
  }),
]

/** Fails, so that the job is tried again, until the archive is made. */
async function archiveUrlOf(deps: Pick<Deps, 'db' | 'clock' | 'storage'>, userId: string): Promise<string | undefined> {
  const archive = await readArchive(deps, userId)
  if (archive?.state === 'making') throw new Error('the archive isn’t ready yet')
  return archive?.url ?? undefined
}

const resume = defineJob({ name: 'operator.resume_closing', payload: z.unknown() })

export const closingSchedule = ({ db }: Pick<Deps, 'db'>): ScheduledJob => ({
  crontab: '*/10 * * * *',
  ...handleJob(resume, async () => resumeClosings(db, await listUnfinished(db))),
})
