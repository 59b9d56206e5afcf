// Expects the alias `direct_messages as message`.
import { type RawBuilder, sql } from 'kysely'

/** Must be the same expressions as in the index. The recipient says which parts of a split table have the rows. */
export const betweenThem = (reader: string, other: RawBuilder<unknown>) => sql<boolean>`
  (least(message.sender_id, message.recipient_id), greatest(message.sender_id, message.recipient_id))
    = (least(${reader}::uuid, ${other}), greatest(${reader}::uuid, ${other}))
  and message.recipient_id in (${reader}::uuid, ${other})`

/** True unless the reader has deleted it for themselves. */
export const shownTo = (reader: string) => sql<boolean>`
  not (case when message.sender_id = ${reader} then message.sender_deleted else message.recipient_deleted end)`
