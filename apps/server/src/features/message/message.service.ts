import type { ConversationPage, Input, Message, message, MessageSettings, NewMessage, Reply } from '@sadhana/contract'
import { lockPair } from '#features/community/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { tellInbox } from '#platform/queue/inbox-news.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import {
  findPartner,
  findSettings,
  listConversations,
  listMessages,
  listPartners,
  type MessageRow,
  type PartnerRow,
  upsertSettings,
} from './message.repo.ts'
import {
  deleteEmptyConversation,
  deleteFor,
  findSent,
  insertMessage,
  lockMembers,
  updateRead,
  upsertConversations,
} from './message-writes.repo.ts'

export type MessageDeps = { db: Db; clock: Clock; publish: Publish }
type Published = Pick<MessageDeps, 'db' | 'publish'>

const kind = 'message.changed'

const latestFirst = keyset('at', 'id')
const newestMembersFirst = keyset('id')
const newestFirst = keyset('sequence')

/** Ids may be in upper or lower case, and locks compare them as text. */
const sameCase = (id: string) => id.toLowerCase()

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('message.person_not_found')
  return found
}

/** Receipts are shown only while both have them on. */
const toMessage = ({ id, text, isMine, at, isSeen }: Omit<MessageRow, 'sequence'>, hasReceipts: boolean): Message => ({
  id,
  text,
  isMine,
  at: at.toISOString(),
  isSeen: isMine && isSeen && hasReceipts,
})

export async function listOwnConversations(
  db: Db,
  reader: string,
  { cursor, limit }: Input<typeof message.conversations>['query'],
): Promise<Reply<typeof message.conversations>> {
  const rows = await listConversations(db, reader, { count: limit + 1, after: keysetAfter(cursor, latestFirst) })
  const { items, nextCursor } = pageFrom(rows, limit, latestFirst)
  return {
    items: items.map(({ partner: { person, canWrite, isMuted, hasReceipts }, latest, isUnread }) => ({
      person,
      canWrite,
      isMuted,
      latest: toMessage(latest, hasReceipts),
      isUnread,
    })),
    nextCursor,
  }
}

export async function listOwnPartners(
  db: Db,
  reader: string,
  { cursor, limit }: Input<typeof message.partners>['query'],
): Promise<Reply<typeof message.partners>> {
  const after = keysetAfter(cursor, newestMembersFirst)?.id
  return pageFrom(await listPartners(db, reader, { count: limit + 1, after }), limit, newestMembersFirst)
}

/** Members who can't write to each other, and never did, have no conversation. */
async function requirePartner(db: Db, reader: string, other: string): Promise<PartnerRow> {
  const partner = orNotFound(await findPartner(db, reader, other))
  const isOpen = partner.canWrite || (await listMessages(db, reader, { other, count: 1 })).length > 0
  return orNotFound(isOpen ? partner : undefined)
}

export async function readConversation(
  db: Db,
  reader: string,
  id: string,
  { cursor, limit }: Input<typeof message.read>['query'],
): Promise<ConversationPage> {
  const other = sameCase(id)
  const before = keysetAfter(cursor, newestFirst)?.sequence
  const partner = await requirePartner(db, reader, other)
  const rows = await listMessages(db, reader, { other, count: limit + 1, before })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { ...partner, items: items.map((row) => toMessage(row, partner.hasReceipts)), nextCursor }
}

/**
 * Waits for a simultaneous block or unfollow between the two, and makes the next one wait. A message that the device
 * has sent before is answered as it was saved, whatever happened between the two since.
 */
export const sendMessage = (
  { db, clock, publish }: MessageDeps,
  sender: string,
  to: string,
  { id, text }: NewMessage,
): Promise<Message> =>
  inTransaction(db, async (tx) => {
    const recipient = sameCase(to)
    await lockPair(tx, sender, recipient)
    const sent = await findSent(tx, sender, id)
    if (sent) return replay(tx, sender, { id, recipient, text, sent })
    if (!(await lockMembers(tx, [sender, recipient]))) throw new AppError('message.person_not_found')
    const { canWrite } = await requirePartner(tx, sender, recipient)
    if (!canWrite) throw new AppError('message.not_mutual')
    const at = clock.now()
    if (!(await insertMessage(tx, { id, sender, recipient, text, at }))) throw new AppError('message.id_taken')
    await upsertConversations(tx, sender, recipient, at)
    await tellInbox(tx, { kind: 'messages', userId: recipient })
    await publish(
      tx,
      { to: [recipient], kind, data: { personId: sender } },
      { to: [sender], kind, data: { personId: recipient } },
    )
    return toMessage({ id, text, isMine: true, at, isSeen: false }, false)
  })

type Replay = {
  id: string
  recipient: string
  text: string
  sent: NonNullable<Awaited<ReturnType<typeof findSent>>>
}

async function replay(tx: Db, sender: string, { id, recipient, text, sent }: Replay): Promise<Message> {
  if (sent.recipient !== recipient || sent.text !== text) throw new AppError('message.id_taken')
  const hasReceipts = (await findPartner(tx, sender, recipient))?.hasReceipts ?? false
  return toMessage({ id, isMine: true, ...sent }, hasReceipts)
}

/** What arrives after the message that the reader has seen stays unread, whichever device it is read on. */
export async function markRead({ db, publish }: Published, reader: string, id: string, upTo: string): Promise<null> {
  const other = sameCase(id)
  const { hasReceipts } = await requirePartner(db, reader, other)
  await inTransaction(db, async (tx) => {
    if ((await updateRead(tx, { reader, other, upTo, isSeen: hasReceipts })) === 0) return
    const forReader = { to: [reader], kind, data: { personId: other } } as const
    const forWriter = { to: [other], kind, data: { personId: reader } } as const
    // Only a receipt lets the writer know.
    await publish(tx, forReader, ...(hasReceipts ? [forWriter] : []))
  })
  return null
}

/** After a block, neither sees the conversation any more, on pages that are already open too. */
export const tellOfBlock =
  ({ publish }: Pick<MessageDeps, 'publish'>) =>
  (tx: Db, one: string, other: string): Promise<void> =>
    publish(tx, { to: [one], kind, data: { personId: other } }, { to: [other], kind, data: { personId: one } })

/** Works for hidden members too: everyone may delete what they have. */
export const removeFor = ({ db, publish }: Published, reader: string, id: string, messageId?: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    const other = sameCase(id)
    await lockPair(tx, reader, other)
    const isDeleted = await deleteFor(tx, reader, other, messageId)
    await deleteEmptyConversation(tx, reader, other)
    if (isDeleted) await publish(tx, { to: [reader], kind, data: { personId: other } })
    return null
  })

export const readSettings = async (db: Db, userId: string): Promise<MessageSettings> =>
  orAuthRequired(await findSettings(db, userId))

export async function changeSettings(db: Db, userId: string, settings: MessageSettings): Promise<MessageSettings> {
  await upsertSettings(db, userId, settings)
  return settings
}
