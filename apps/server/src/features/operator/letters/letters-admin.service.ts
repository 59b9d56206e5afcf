import type { Input, LetterDetail, operator, QueuedLetter, Reply } from '@sadhana/contract'
import { answerLetter, closeLetter, listWaitingLetters, readLetter } from '#features/letters/index.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { type Actor, noteOpening, type OperatorDeps, perform } from '../audit/audit.service.ts'
import { titleOf } from './title.rules.ts'

const inOrder = keyset('rank', 'at', 'id')

export async function listLetterQueue(
  deps: OperatorDeps,
  { cursor, limit }: Input<typeof operator.letters>['query'],
): Promise<Reply<typeof operator.letters>> {
  const after = keysetAfter(cursor, inOrder)
  const rows = await listWaitingLetters(deps, { after, count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, inOrder)
  return { items: items.map(toQueued), nextCursor }
}

/** Every waiting letter, for the shell. */
export const listAllWaiting = async (deps: OperatorDeps): Promise<QueuedLetter[]> =>
  (await listWaitingLetters(deps)).map(toQueued)

type Row = Awaited<ReturnType<typeof listWaitingLetters>>[number]

const toQueued = ({
  id,
  kind,
  place,
  createdAt,
  username,
  isAboutWords,
  text,
}: Omit<Row, 'rank' | 'at'>): QueuedLetter => ({
  id,
  kind,
  place,
  createdAt: createdAt.toISOString(),
  username,
  isAboutWords,
  title: titleOf(text),
})

const requireLetter = async (deps: OperatorDeps, id: string) => {
  const letter = await readLetter(deps, id)
  if (!letter) throw new AppError('operator.letter_not_found')
  return letter
}

/** Letters are private, so every opening is logged. */
export async function openLetter(deps: OperatorDeps, by: Actor, id: string): Promise<LetterDetail> {
  const letter = await requireLetter(deps, id)
  const reason = 'From the queue of letters'
  await noteOpening(deps, { by, act: 'letter_opened', to: letter.userId, about: id, reason })
  const { text, attachment, words, state, answer, closedAt, email } = letter
  return {
    ...toQueued({ ...letter, isAboutWords: words !== null }),
    text,
    attachment,
    words,
    isAnsweredByEmail: email !== null,
    state,
    answer,
    closedAt: closedAt?.toISOString() ?? null,
  }
}

/**
 * Saves the answer with the letter and sends it by email. If two operators answer at the same time, the second gets an
 * error.
 */
export async function sendLetterAnswer(deps: OperatorDeps, by: Actor, id: string, answer: string): Promise<null> {
  const { userId } = await requireLetter(deps, id)
  const act = { by, act: 'letter_answered', to: userId, about: id, reason: 'By email and on their page' } as const
  await perform(deps, { ...act, isOurReason: true }, async (tx) =>
    requireWaiting(await answerLetter({ ...deps, db: tx }, id, answer)),
  )
  return null
}

/** Closes a letter that needs no answer. */
export async function closeUnanswered(deps: OperatorDeps, by: Actor, id: string, reason: string): Promise<null> {
  const { userId } = await requireLetter(deps, id)
  const act = { by, act: 'letter_closed', to: userId, about: id, reason } as const
  await perform(deps, act, async (tx) => requireWaiting(await closeLetter({ ...deps, db: tx }, id)))
  return null
}

function requireWaiting(wasWaiting: boolean): void {
  if (!wasWaiting) throw new AppError('operator.letter_closed')
}
