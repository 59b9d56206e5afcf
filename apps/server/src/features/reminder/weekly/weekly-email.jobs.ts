import { z } from 'zod'
import { readWeek } from '#features/insight/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { PictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { defineJob, handleJob, type Job } from '#platform/queue/jobs.ts'
import { findWeeklyReader } from './weekly.repo.ts'
import { createStonePictures, pictureSize } from './weekly-picture.service.ts'
import { stonesOf, weeklySubject, weeklyWords } from './weekly-words.rules.ts'

export const sendWeekly = defineJob({
  name: 'reminder.send_weekly',
  payload: z.object({ userId: z.uuid(), from: z.iso.date(), to: z.iso.date() }),
})

export type WeeklyDeps = {
  db: Db
  clock: Clock
  mailer: Mailer
  drawer: Pick<PictureDrawer, 'draw'>
  publicUrl: string
}

export function weeklyEmailJob({ db, clock, mailer, drawer, publicUrl }: WeeklyDeps): Job {
  const pictureOf = createStonePictures(drawer)
  return handleJob(sendWeekly, async ({ userId, from, to }) => {
    const reader = await findWeeklyReader(db, userId, clock.now())
    const week = await readWeek(db, userId, { from, to })
    // Practices may have been deleted since.
    if (!reader || week.practisedDays.length === 0) return
    const { email: address, name, isQuiet } = reader
    const { sentence, alt, noticed } = weeklyWords(week, { from, isQuiet })
    const png = await pictureOf(stonesOf(from, week.practisedDays), isQuiet)
    await mailer.send({
      kind: 'optional',
      list: 'weekly',
      userId,
      id: `weekly.${userId}.${to}`,
      to: { address, name },
      subject: weeklySubject,
      content: {
        paragraphs: [sentence, ...noticed],
        picture: { png, alt, ...pictureSize },
        action: { label: 'Open your insights', url: new URL('/insights', publicUrl).href },
        otherAction: { label: 'Change the day, or turn it off', url: new URL('/settings/reminders', publicUrl).href },
        closing: 'You get this email because you chose it under Reminders.',
      },
    })
  })
}
