import type { Input, Letter, Letters, letters, NewLetter } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { mayBeInDanger } from '#features/guide/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { contributes, findLetterOf, insertLetter, type LetterRow, listLetters } from './letters.repo.ts'

export type LettersDeps = { db: Db; clock: Clock }

/** Ids sort by the time of writing. */
const newestFirst = keyset('id')

type ListQuery = Input<typeof letters.list>['query']

export async function listOwnLetters(
  { db, clock }: LettersDeps,
  userId: string,
  { cursor, limit }: ListQuery,
): Promise<Letters> {
  const after = keysetAfter(cursor, newestFirst)
  const [rows, isFirstInLine] = await Promise.all([
    listLetters(db, userId, { after: after?.id, count: limit + 1 }),
    contributes(db, userId, clock.now()),
  ])
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toLetter), nextCursor, isFirstInLine }
}

/** If the device has sent this letter before, returns the saved one. */
export async function writeLetter({ db, clock }: LettersDeps, userId: string, input: NewLetter): Promise<Letter> {
  const { clientId = null, kind, text, attachment, words = null } = input
  const isUrgent = mayBeInDanger(text)
  const given = { clientId, kind, text, attachment: attachment || null, words }
  const letter = { ...given, id: newId(), isUrgent, createdAt: clock.now() }
  const written = await insertLetter(db, userId, letter)
  return toLetter(orAuthRequired(written ?? (await findLetterOf(db, userId, clientId ?? ''))))
}

const toLetter = ({ id, kind, text, attachment, words, isUrgent, answer, createdAt, closedAt }: LetterRow): Letter => ({
  id,
  kind,
  text,
  attachment,
  words,
  isUrgent,
  createdAt: createdAt.toISOString(),
  state: stateOf({ answer, closedAt }),
  answer,
  closedAt: closedAt?.toISOString() ?? null,
})

export function stateOf({ answer, closedAt }: Pick<LetterRow, 'answer' | 'closedAt'>): Letter['state'] {
  if (closedAt === null) return 'waiting'
  return answer === null ? 'closed' : 'answered'
}
