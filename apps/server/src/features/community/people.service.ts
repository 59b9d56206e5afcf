import type { community, Input, MemberPage, Reply } from '@sadhana/contract'
import { idCursor, idOf } from '#platform/cursor.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { pageFrom, positionAfter } from '#platform/paging.ts'
import { listFollowing, listRelated, type Relation } from './people-lists.repo.ts'
import { cursorOf, positionOf } from './people.rules.ts'
import { findMemberPage } from './person.repo.ts'
import { findVisiblePerson } from './visible.repo.ts'

type Page = Input<typeof community.followersOf>['query']
type People = Reply<typeof community.followersOf>

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
  const after = positionAfter(cursor, idOf)
  const of = await requirePerson(db, reader, username)
  return pageFrom(await listFollowing(db, reader, { of, count: limit + 1, after }), limit, idCursor)
}

export const listOwn = (db: Db, reader: string, relation: Relation, page: Page): Promise<People> =>
  listRelatedTo(db, reader, { relation, of: reader }, page)

async function listRelatedTo(
  db: Db,
  reader: string,
  list: { relation: Relation; of: string },
  { cursor, limit }: Page,
): Promise<People> {
  const after = positionAfter(cursor, positionOf)
  return pageFrom(await listRelated(db, reader, { ...list, count: limit + 1, after }), limit, cursorOf)
}

async function requirePerson(db: Db, reader: string, username: string): Promise<string> {
  const id = await findVisiblePerson(db, reader, username)
  if (!id) throw new AppError('community.person_not_found')
  return id
}
