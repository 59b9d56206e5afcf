import { type InboxEntry, inboxKinds, type InboxKind } from '@sadhana/contract'
import { z } from 'zod'
import { findLanguage } from '#features/account/index.ts'
import { pushToMember, type QuietFor } from '#features/reminder/index.ts'
import { listInvited } from '#features/room/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { tellJob } from '#platform/queue/inbox-news.ts'
import { defineJob, enqueue, handleJob, Held, type Job } from '#platform/queue/jobs.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { inboxEmail, kindOf, wordsOf } from './inbox.emails.ts'
import { entriesOf } from './inbox.service.ts'
import { findAddressee, updateEmailed } from './settings.repo.ts'
import { settingsOf } from './settings.service.ts'

export type InboxDeps = {
  db: Db
  clock: Clock
  publish: Publish
  mailer: Mailer
  quietFor: QuietFor
  publicUrl: string
}

const toDevices = defineJob({
  name: 'inbox.tell_devices',
  payload: z.object({ userId: z.uuid(), kind: z.enum(inboxKinds) }),
})
const byEmail = defineJob({ name: 'inbox.send_email', payload: z.object({ userId: z.uuid() }) })

const hoursBetweenEmails = 24

/** Letters are answered by an email of their own. */
const isInEmail = (kind: InboxKind) => kind !== 'letters'

/** Tells open pages at once, and has the rest wait for the member's quiet hours. */
async function tell({ db, publish }: InboxDeps, userId: string, kind: InboxKind): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { push, email } = await settingsOf(tx, userId)
    if (push.includes(kind)) await enqueue(tx, toDevices, { userId, kind })
    if (email.includes(kind) && isInEmail(kind)) await enqueue(tx, byEmail, { userId })
    await publish(tx, { to: [userId], kind: 'inbox.changed', data: {} })
  })
}

/** After quiet hours everything is read again: by then, the member may have seen it, or blocked the one it was from. */
async function newEntries(deps: InboxDeps, userId: string, way: 'push' | 'email'): Promise<InboxEntry[]> {
  const waitMs = await deps.quietFor(userId)
  if (waitMs > 0) throw new Held(waitMs)
  const settings = await settingsOf(deps.db, userId)
  // What leaves the app names no entry, so it needs none of their words.
  const reading = { ...settings, language: 'en' as const }
  return (await entriesOf(deps, userId, reading, settings[way])).filter(({ isNew }) => isNew)
}

async function tellDevices(deps: InboxDeps, userId: string, kind: InboxKind): Promise<void> {
  const isNews = (await newEntries(deps, userId, 'push')).some(({ what }) => kindOf[what] === kind)
  // The same tag for all of a kind, so that a later message replaces the one on the screen.
  if (!isNews) return
  const words = wordsOf(await findLanguage(deps.db, userId), kind)
  await pushToMember(deps.db, { userId, kind: 'words', tag: `inbox-${kind}`, ...words })
}

/** At most one a day, about everything that is new and that no email has mentioned. */
async function sendEmail(deps: InboxDeps, userId: string): Promise<void> {
  const { db, clock, mailer, publicUrl } = deps
  const { emailedAt } = await settingsOf(db, userId)
  const isMentioned = (at: string) => emailedAt !== null && Date.parse(at) <= emailedAt.getTime()
  const entries = await newEntries(deps, userId, 'email')
  const kinds = new Set(entries.filter(({ at }) => !isMentioned(at)).map(({ what }) => kindOf[what]))
  const told = inboxKinds.filter((kind) => kinds.has(kind) && isInEmail(kind))
  if (told.length === 0) return
  const now = clock.now().getTime()
  const waitMs = (emailedAt?.getTime() ?? 0) + hoursBetweenEmails * 60 * 60_000 - now
  if (waitMs > 0) throw new Held(waitMs)
  const addressee = await findAddressee(db, userId)
  if (!addressee?.email) return
  await mailer.send({
    kind: 'optional',
    list: 'inbox',
    userId,
    id: `inbox.${userId}.${entries[0]?.at ?? ''}`,
    to: { address: addressee.email, name: addressee.name },
    ...inboxEmail(addressee.language, told, publicUrl),
  })
  await updateEmailed(db, userId, new Date(now))
}

export const inboxJobs = (deps: InboxDeps): Job[] => [
  handleJob(tellJob, async (news) => {
    if ('userId' in news) await tell(deps, news.userId, news.kind)
    else for (const userId of await listInvited(deps.db, news.roomId)) await tell(deps, userId, news.kind)
  }),
  handleJob(toDevices, ({ userId, kind }) => tellDevices(deps, userId, kind)),
  handleJob(byEmail, ({ userId }) => sendEmail(deps, userId)),
]
