import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type Job } from '#platform/queue/jobs.ts'
import { lateAfterMinutes } from './decide.rules.ts'
import { findNotice, updateSent } from './notices.repo.ts'
import { reminderBody, reminderEmail } from './reminder.emails.ts'

export type EmailDeps = { db: Db; clock: Clock; mailer: Mailer; publicUrl: string }

export const sendReminderEmail = defineJob({
  name: 'reminder.send_email',
  payload: z.object({ userId: z.uuid(), noticeId: z.uuid() }),
})

export const reminderEmailJob = ({ db, clock, mailer, publicUrl }: EmailDeps): Job =>
  handleJob(sendReminderEmail, async ({ userId, noticeId }) => {
    const notice = await findNotice(db, userId, noticeId)
    const tooLate = new Date(clock.now().getTime() - lateAfterMinutes * 60_000)
    if (!notice || notice.sentAt || notice.dueAt < tooLate) return
    const { email: address, name } = notice
    const mail = reminderEmail(notice.language, publicUrl, reminderBody(notice).split('\n'))
    await mailer.send({
      kind: 'optional',
      list: 'reminders',
      userId,
      id: `reminder.${noticeId}`,
      to: { address, name },
      ...mail,
    })
    await updateSent(db, { userId, id: noticeId, at: clock.now() })
  })
