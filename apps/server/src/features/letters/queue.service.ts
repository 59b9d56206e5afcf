import { type Db, inTransaction } from '#platform/db/database.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { sendAnswer } from './letters.jobs.ts'
import type { LettersDeps } from './letters.service.ts'
import { findLetter, listWaiting, updateClosed } from './queue.repo.ts'

/** For operators: what waits for an answer, in the order to answer it. */
export const listWaitingLetters = ({ db, clock }: LettersDeps) => listWaiting(db, clock.now())

/** For operators: the letter and what was attached to it, and nothing else about its writer. */
export const readLetter = (db: Db, id: string) => findLetter(db, id)

/** For operators: the answer stands under the letter and goes out by email. False if there is no waiting letter. */
export const answerLetter = ({ db, clock }: LettersDeps, id: string, answer: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await updateClosed(tx, id, { answer, at: clock.now() }))) return false
    await enqueue(tx, sendAnswer, { letterId: id })
    return true
  })

/** For operators: a letter that needs no answer, such as the second of two. Sends nothing. */
export const closeLetter = ({ db, clock }: LettersDeps, id: string): Promise<boolean> =>
  updateClosed(db, id, { answer: null, at: clock.now() })
