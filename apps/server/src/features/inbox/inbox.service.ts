import {
  type Inbox,
  inboxDays,
  type InboxEntry,
  inboxEntriesMax,
  type InboxKind,
  type Language,
} from '@sadhana/contract'
import { achievementIn, listHeardWords } from '#features/journey/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { type EntryRow, listEntries } from './inbox.repo.ts'
import { type StoredSettings, updateSeen } from './settings.repo.ts'
import { settingsOf } from './settings.service.ts'

type Deps = { db: Db; clock: Clock }
const dayMs = 24 * 60 * 60_000

/** What the member has chosen to see in the app. */
export async function readInbox(deps: Deps, reader: string, language: Language): Promise<Inbox> {
  const settings = await settingsOf(deps.db, reader)
  return { items: await entriesOf(deps, reader, { ...settings, language }, settings.inApp) }
}

type Reading = Pick<StoredSettings, 'seenAt'> & { language: Language }

/** The entries of these kinds, newest first. */
export async function entriesOf(
  { db, clock }: Deps,
  reader: string,
  reading: Reading,
  kinds: readonly InboxKind[],
): Promise<InboxEntry[]> {
  const now = clock.now()
  const since = new Date(now.getTime() - inboxDays * dayMs)
  const words = kinds.includes('buddies') ? await quietWords({ db, clock }, reader, since) : []
  const rows = await listEntries(db, reader, { kinds, now, since })
  return [...rows, ...words]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, inboxEntriesMax)
    .map((row) => toEntry(row, reading))
}

/** In a pause, in gentle days and in quiet hours they wait, and are new afterwards. */
async function quietWords(deps: Deps, reader: string, since: Date): Promise<EntryRow[]> {
  const heard = await listHeardWords(deps, reader)
  return heard
    .map(({ person, at }) => ({
      what: 'quiet-word' as const,
      id: `${person.id} ${at}`,
      at: new Date(at),
      isUnread: true,
      about: { person },
    }))
    .filter(({ at }) => at > since)
}

/** Times are compared as the member was told them, in milliseconds. */
const toEntry = ({ what, id, at, isUnread, about }: EntryRow, { seenAt, language }: Reading): InboxEntry =>
  ({
    ...about,
    ...(what === 'achievement' && { achievement: achievementIn(language, about.achievement) }),
    ...(what === 'message' && { isUnread }),
    what,
    id: `${what} ${id}`,
    at: at.toISOString(),
    isNew: isUnread && (seenAt === null || at.getTime() > seenAt.getTime()),
  }) as InboxEntry

/** Never later than now, so that what is yet to come stays new. */
export const markSeen = (
  { db, clock, publish }: Deps & { publish: Publish },
  reader: string,
  upTo: string,
): Promise<null> =>
  inTransaction(db, async (tx) => {
    const at = new Date(Math.min(Date.parse(upTo), clock.now().getTime()))
    if (await updateSeen(tx, reader, at)) await publish(tx, { to: [reader], kind: 'inbox.changed', data: {} })
    return null
  })
