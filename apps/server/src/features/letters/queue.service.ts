import type { Letter, QueuedLetter } from '@sadhana/contract'
import { inTransaction } from '#platform/db/database.ts'
import { tellInbox } from '#platform/queue/inbox-news.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { sendAnswer } from './letters.jobs.ts'
import { contributes } from './letters.repo.ts'
import { type LettersDeps, stateOf } from './letters.service.ts'
import { findLetter, listWaiting, updateClosed } from './queue.repo.ts'

type Place = QueuedLetter['place']

/** For operators: the letters that wait for an answer, in the order to answer them. */
export const listWaitingLetters = ({ db, clock }: LettersDeps, which?: Parameters<typeof listWaiting>[2]) =>
  listWaiting(db, clock.now(), which)

/** For operators: the letter and its attachment, but nothing else about its writer. */
export async function readLetter({ db, clock }: LettersDeps, id: string) {
  const letter = await findLetter(db, id)
  if (!letter) return undefined
  const isFirst = await contributes(db, letter.userId, clock.now())
  const place: Place = letter.isUrgent ? 'worry' : isFirst ? 'supporter' : 'turn'
  const state: Letter['state'] = stateOf(letter)
  return { ...letter, place, state }
}

/** For operators: saves the answer with the letter and sends it by email. False if there is no waiting letter. */
export const answerLetter = ({ db, clock }: LettersDeps, id: string, answer: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const userId = await updateClosed(tx, id, { answer, at: clock.now() })
    if (userId === undefined) return false
    await enqueue(tx, sendAnswer, { letterId: id })
    await tellInbox(tx, { kind: 'letters', userId })
    return true
  })

/** For operators: closes a letter that needs no answer, such as a duplicate. Sends nothing. */
export const closeLetter = async ({ db, clock }: LettersDeps, id: string): Promise<boolean> =>
  (await updateClosed(db, id, { answer: null, at: clock.now() })) !== undefined
