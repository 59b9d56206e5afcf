import { z } from 'zod'
import type { Logger } from '#platform/log.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { personalFolder, personalFolderNames } from '#platform/personal-data/personal-folders.rules.ts'
import { defineJob, handleJob, type Job, type ScheduledJob } from '#platform/queue/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { erasedEmail, erasureBegunEmail } from '../shared/account.emails.ts'
import { findMember } from '../shared/members.repo.ts'
import { listDue } from './erase.repo.ts'
import { eraseMember, type ErasingDeps } from './erase.service.ts'
import { deleteMemberFiles, eraseNow, sendErased, sendErasureBegun } from './task.jobs.ts'

export type EraseJobDeps = ErasingDeps & { storage: Storage; mailer: Mailer; publicUrl: string; log: Logger }

export const eraseJobs = ({ db, storage, mailer, publicUrl, ...deps }: EraseJobDeps): Job[] => [
  handleJob(eraseNow, ({ userId, askedAt }) => eraseMember({ db, ...deps }, userId, askedAt)),
  handleJob(sendErasureBegun, async ({ userId, dueAt }) => {
    const member = await findMember(db, userId)
    // A member who has come back by now doesn't need this email.
    if (!member?.email || member.dueAt?.toISOString() !== dueAt) return
    const { subject, content } = erasureBegunEmail({ ...member, dueAt: new Date(dueAt) }, publicUrl)
    const to = recipientOf({ address: member.email, name: member.name, isVerified: member.emailVerified })
    await mailer.send({ kind: 'security', id: `erasure-begun.${userId}.${Date.parse(dueAt)}`, to, subject, content })
  }),
  handleJob(deleteMemberFiles, async ({ userId }) => {
    for (const folder of personalFolderNames) await storage.deleteAll(personalFolder(folder, userId))
  }),
  handleJob(sendErased, async ({ id, to, zone, language, askedAt }) => {
    const { subject, content } = erasedEmail({ askedAt: new Date(askedAt), zone, language })
    await mailer.send({
      kind: 'security',
      id: `erased.${id}`,
      to: recipientOf(to),
      subject,
      content,
    })
  }),
]

export const eraseDue = defineJob({ name: 'account.erase_due', payload: z.unknown() })

/**
 * Erases one member after another. A member who can't be erased now doesn't hold up the others, and is tried again
 * later.
 */
export const erasureSchedule = (deps: EraseJobDeps): ScheduledJob => ({
  crontab: '*/10 * * * *',
  ...handleJob(eraseDue, async () => {
    for (const userId of await listDue(deps.db, deps.clock.now())) {
      try {
        await eraseMember(deps, userId)
      } catch (error) {
        deps.log.error({ err: error }, 'a member could not be erased yet')
      }
    }
  }),
})
