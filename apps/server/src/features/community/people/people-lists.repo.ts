import type { PersonCard } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import { cardColumns, personId } from './person.sql.ts'
import { isFindable } from '../shared/visibility.sql.ts'

/** Tables of pairs. `of` is the column of the member who owns the list. */
const relations = {
  followers: { of: 'following_id', other: 'follower_id' },
  follow_requests: { of: 'following_id', other: 'follower_id' },
  blocks: { of: 'blocker_id', other: 'blocked_id' },
  mutes: { of: 'muter_id', other: 'muted_id' },
} as const

export type Relation = keyof typeof relations

/** When the relation started, and the other member's id. */
type RelationKeyset = Keyset<'at' | 'id'>

type List = { relation: Relation; of: string; count: number; after: RelationKeyset | undefined }

/** Newest first. Only the list of blocks shows members hidden from the reader, so that they can be unblocked. */
export async function listRelated(db: Db, reader: string, list: List): Promise<(PersonCard & RelationKeyset)[]> {
  const { relation, of, count, after } = list
  const other = sql.ref(`relation.${relations[relation].other}`)
  const earlier = after
    ? sql`and (relation.created_at, ${other})
        < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``
  const shown = relation === 'blocks' ? sql`` : sql`and ${isFindable(reader, personId, 'person')}`
  const { rows } = await sql<PersonCard & RelationKeyset>`
    select ${cardColumns(reader)}, (extract(epoch from relation.created_at) * 1000000)::bigint as at
    from ${sql.table(relation)} as relation join users as person on person.id = ${other}
    where ${sql.ref(`relation.${relations[relation].of}`)} = ${of} ${earlier} ${shown}
    order by relation.created_at desc, ${other} desc limit ${count}`.execute(db)
  return rows
}

type Following = { of: string; count: number; after: string | undefined }

/** Newest members first. This is the order of the table's key, so no further index is needed. */
export async function listFollowing(db: Db, reader: string, { of, count, after }: Following): Promise<PersonCard[]> {
  const further = after ? sql`and following_id < ${after}` : sql``
  const { rows } = await sql<PersonCard>`
    select ${cardColumns(reader)}
    from followers join users as person on person.id = following_id
    where follower_id = ${of} ${further} and ${isFindable(reader, personId, 'person')}
    order by following_id desc limit ${count}`.execute(db)
  return rows
}
