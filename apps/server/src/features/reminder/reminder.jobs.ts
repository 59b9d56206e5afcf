import { z } from 'zod'
import { findLanguage } from '#features/account/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob, type Job, type ScheduledJob } from '#platform/queue/jobs.ts'
import { listSubscriptions } from './devices/devices.repo.ts'
import { claimDue } from './sending/claim.service.ts'
import { deleteNoticesBefore, findAddressee } from './sending/notices.repo.ts'
import { type EmailDeps, reminderEmailJob } from './sending/reminder-email.jobs.ts'
import { reminderEmail, testBody } from './sending/reminder.emails.ts'
import { pushToMemberJob } from './quiet/push-to-member.jobs.ts'
import type { QuietFor } from './quiet/quiet.service.ts'
import { type SendDeps, sendTestPush, sendWaiting } from './sending/send.service.ts'
import { sendTest } from './sending/test.service.ts'
import { type WeeklyDeps, weeklyEmailJob } from './weekly/weekly-email.jobs.ts'
import { claimWeeklies } from './weekly/weekly.service.ts'

const sendDue = defineJob({ name: 'reminder.remind', payload: z.unknown() })
const purge = defineJob({ name: 'reminder.purge', payload: z.unknown() })

/** Few enough that a transaction is short and other workers get their share. */
const claimedAtOnce = 200
/** A job that dies leaves at most these in doubt. They are sent again, and replace themselves on the screen. */
const sentAtOnce = 100
/** The next minute's job continues, perhaps in another worker. */
const workMs = 50_000
const keptMs = 60 * 24 * 60 * 60_000

/** One job a minute for everyone. Claims and sends in turn, so that the first reminders don't wait for the last claim. */
export async function remind(deps: SendDeps): Promise<void> {
  const until = deps.clock.now().getTime() + workMs
  for (let isMore = true; isMore && deps.clock.now().getTime() <= until;) {
    // First, because a weekly email takes the place of that day's reminder by email.
    const weeklies = await claimWeeklies(deps, claimedAtOnce)
    const claimed = await claimDue(deps, claimedAtOnce)
    let sent = 0
    for (let count = sentAtOnce; count === sentAtOnce; sent += count) count = await sendWaiting(deps, sentAtOnce)
    isMore = weeklies + claimed + sent > 0
  }
}

export const reminderJobs = (deps: SendDeps & EmailDeps & WeeklyDeps & { quietFor: QuietFor }): Job[] => [
  reminderEmailJob(deps),
  pushToMemberJob(deps),
  weeklyEmailJob(deps),
  handleJob(sendTest, async ({ id, userId, sessionId }) => {
    const { db, clock, mailer, publicUrl } = deps
    if (sessionId !== null) {
      const devices = await listSubscriptions(db, userId, clock.now())
      const device = devices.find((one) => one.sessionId === sessionId)
      const language = await findLanguage(db, userId)
      if (device && !(await deps.switches.isOff('push'))) await sendTestPush(deps, device, language)
      return
    }
    const { email: address, name = '', language = 'en' } = (await findAddressee(db, userId)) ?? {}
    if (!address) return
    await mailer.send({
      kind: 'service',
      id: `reminder-test.${id}`,
      to: { address, name },
      ...reminderEmail(language, publicUrl, [testBody(language)]),
    })
  }),
]

export const reminderSchedule = (deps: SendDeps): ScheduledJob[] => [
  { crontab: '* * * * *', ...handleJob(sendDue, () => remind(deps)) },
  { crontab: '52 3 * * *', ...handleJob(purge, () => purgeNotices(deps)) },
]

const purgeNotices = ({ db, clock }: { db: Db; clock: Clock }) =>
  deleteNoticesBefore(db, new Date(clock.now().getTime() - keptMs))
