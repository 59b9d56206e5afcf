import type { community, Input, MemberPage, Reply } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { listFollowing, listRelated, type Relation } from './people-lists.repo.ts'
import { findMemberPage, findVisiblePerson } from './person.repo.ts'

type Page = Input<typeof community.followersOf>['query']
type People = Reply<typeof community.followersOf>

const newestMembersFirst = keyset('id')
const newestRelationsFirst = keyset('at', 'id')

export async function readPerson(db: Db, reader: string, username: string): Promise<MemberPage> {
  const person = await findMemberPage(db, reader, username)
  if (!person) throw new AppError('community.person_not_found')
  return person
}

export async function listFollowersOf(db: Db, reader: string, username: string, page: Page): Promise<People> {
  return listRelatedTo(db, reader, { relation: 'followers', of: await requirePerson(db, reader, username) }, page)
}

export async function listFollowingOf(
  db: Db,
  reader: string,
  username: string,
  { cursor, limit }: Page,
): Promise<People> {
  const after = keysetAfter(cursor, newestMembersFirst)?.id
  const of = await requirePerson(db, reader, username)
  return pageFrom(await listFollowing(db, reader, { of, count: limit + 1, after }), limit, newestMembersFirst)
}

export const listOwn = (db: Db, reader: string, relation: Relation, page: Page): Promise<People> =>
  listRelatedTo(db, reader, { relation, of: reader }, page)

async function listRelatedTo(
  db: Db,
  reader: string,
  list: { relation: Relation; of: string },
  { cursor, limit }: Page,
): Promise<People> {
  const after = keysetAfter(cursor, newestRelationsFirst)
  return pageFrom(await listRelated(db, reader, { ...list, count: limit + 1, after }), limit, newestRelationsFirst)
}

async function requirePerson(db: Db, reader: string, username: string): Promise<string> {
  const id = await findVisiblePerson(db, reader, username)
  if (!id) throw new AppError('community.person_not_found')
  return id
}
