import { z } from 'zod'
import { readWeek } from '#features/insight/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { PictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { defineJob, handleJob, type Job } from '#platform/queue/jobs.ts'
import { findWeeklyReader } from './weekly.repo.ts'
import { createStonePictures, pictureSize } from './weekly-picture.service.ts'
import { stonesOf, weeklyEmail } from './weekly.emails.ts'

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
    const { email: address, name, isQuiet, language } = reader
    const png = await pictureOf(stonesOf(language, from, week.practisedDays), isQuiet)
    const picture = { png, ...pictureSize }
    await mailer.send({
      kind: 'optional',
      list: 'weekly',
      userId,
      id: `weekly.${userId}.${to}`,
      to: { address, name },
      ...weeklyEmail(week, { from, isQuiet, language, picture, publicUrl }),
    })
  })
}
