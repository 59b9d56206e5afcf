import { type InboxKind, inboxKinds, type InboxSettings } from '@sadhana/contract'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { findSettings, type StoredSettings, updateStopped, updateWays } from './settings.repo.ts'

/** Of a member who has never chosen: the same as the columns' defaults. */
const defaults: StoredSettings = {
  seenAt: null,
  inApp: [...inboxKinds],
  push: ['messages', 'rooms'],
  email: ['letters'],
  emailsStopped: false,
  emailedAt: null,
}

/** Answers to letters are sent whole by their own feature, and the link in an inbox email doesn't stop them. */
export async function settingsOf(db: Db, userId: string): Promise<StoredSettings> {
  const stored = (await findSettings(db, userId)) ?? defaults
  const isOn = (kind: InboxKind) => kind === 'letters' || !stored.emailsStopped
  return { ...stored, email: stored.email.filter(isOn) }
}

export async function readSettings(db: Db, userId: string): Promise<InboxSettings> {
  const { inApp, push, email } = await settingsOf(db, userId)
  const waysOf = (kind: InboxKind) => [
    kind,
    { inApp: inApp.includes(kind), push: push.includes(kind), email: email.includes(kind) },
  ]
  return Object.fromEntries(inboxKinds.map(waysOf)) as InboxSettings
}

export const changeSettings = (
  { db, publish }: { db: Db; publish: Publish },
  userId: string,
  chosen: InboxSettings,
): Promise<InboxSettings> =>
  inTransaction(db, async (tx) => {
    const kindsBy = (way: 'inApp' | 'push' | 'email') => inboxKinds.filter((kind) => chosen[kind][way])
    await updateWays(tx, userId, { inApp: kindsBy('inApp'), push: kindsBy('push'), email: kindsBy('email') })
    await publish(tx, { to: [userId], kind: 'inbox.changed', data: {} })
    return chosen
  })

/** Stops the emails about the inbox, or starts them again, for someone who may not be signed in. */
export const inboxEmails = (db: Db, userId: string, isOn: boolean): Promise<void> => updateStopped(db, userId, !isOn)

/** Whether the member wants this kind by email. */
export const isEmailed = async (db: Db, userId: string, kind: InboxKind): Promise<boolean> =>
  (await settingsOf(db, userId)).email.includes(kind)
