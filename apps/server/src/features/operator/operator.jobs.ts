import { z } from 'zod'
import { liftEndedSuspensions } from '#features/account/index.ts'
import { readArchive } from '#features/portability/index.ts'
import type { Logger } from '#platform/log.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type Job, type ScheduledJob } from '#platform/queue/jobs.ts'
import { deleteOldEntries } from './audit/audit.repo.ts'
import { findAddress } from './members/members.repo.ts'
import { archiveEmail, readByAPerson } from './closing/closing.emails.ts'
import { closingJobs, closingSchedule } from './closing/closing.jobs.ts'
import type { RoundDeps } from './closing/rounds.service.ts'
import { decisionIn } from './reports/decision.emails.ts'
import { sendArchive, sendDecision } from './shared/task.jobs.ts'

type Deps = RoundDeps & { mailer: Mailer; publicUrl: string }

export const operatorJobs = ({ db, clock, storage, mailer, publicUrl, endGiving }: Deps): Job[] => [
  ...closingJobs({ db, clock, storage, mailer, publicUrl, endGiving }),
  handleJob(sendDecision, async ({ userId, id, told, ...shown }) => {
    const { email: address, name = '', isVerified = false, language = 'en' } = (await findAddress(db, userId)) ?? {}
    if (!address) return
    const isTranslated = told !== undefined && language !== 'en'
    const { subject, paragraphs } = isTranslated ? decisionIn(language, told) : shown
    const to = recipientOf({ address, name, isVerified })
    await mailer.send({
      kind: 'service',
      id: `decision.${id}`,
      userId,
      to,
      subject,
      content: {
        language: isTranslated ? language : 'en',
        paragraphs,
        closing: readByAPerson(isTranslated ? language : 'en'),
      },
      isAnswerable: true,
    })
  }),
  handleJob(sendArchive, async ({ userId, id }) => {
    const member = await findAddress(db, userId)
    const archive = await readArchive({ db, clock, storage }, userId)
    if (!member?.email || !member.isVerified || archive?.id !== id || archive.state === 'failed') return
    // The job is retried shortly.
    if (archive.url === null) throw new Error('the archive isn’t ready yet')
    // Members who can sign in download it from that page. Members who can't sign in get a link that works for anyone.
    const page = new URL('/settings/archive', publicUrl).href
    await mailer.send({
      kind: 'service',
      id: `archive.${id}`,
      userId,
      to: { address: member.email, name: member.name },
      ...archiveEmail(member.language, member.suspendedAt ? archive.url : page),
      isAnswerable: true,
    })
  }),
]

const purgeAudit = defineJob({ name: 'operator.purge_audit', payload: z.unknown() })
const liftSuspensions = defineJob({ name: 'operator.lift_suspensions', payload: z.unknown() })

export const operatorSchedule = ({ db, clock, log }: Pick<Deps, 'db' | 'clock'> & { log: Logger }): ScheduledJob[] => [
  closingSchedule({ db }),
  // The database function fixes the age at two years, so that no caller can choose another.
  { crontab: '20 3 * * *', ...handleJob(purgeAudit, () => deleteOldEntries(db)) },
  { crontab: '* * * * *', ...handleJob(liftSuspensions, () => liftEndedSuspensions({ db, clock, log })) },
]
