import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { defineJob, handleJob } from '#platform/queue/jobs.ts'
import { answerEmail } from './letters.emails.ts'
import { findLetter } from './queue.repo.ts'

type Deps = {
  db: Db
  mailer: Mailer
  publicUrl: string
  /** Whether this member wants answers by email. */
  isWanted: (userId: string) => Promise<boolean>
}

export const sendAnswer = defineJob({ name: 'letters.send_answer', payload: z.object({ letterId: z.uuid() }) })

export const lettersJobs = ({ db, mailer, publicUrl, isWanted }: Deps) => [
  handleJob(sendAnswer, async ({ letterId }) => {
    const letter = await findLetter(db, letterId)
    // Members without an address can read the answer on the page. Members who have left get none.
    if (!letter?.answer || !letter.email) return
    const { answer, email: address, name, emailVerified: isVerified, isUrgent, userId, language } = letter
    if (!isUrgent && !(await isWanted(userId))) return
    await mailer.send({
      kind: 'service',
      // Someone who may be in danger doesn't wait until morning.
      ...(isUrgent ? { id: `urgent-letter-answer.${letterId}` } : { id: `letter-answer.${letterId}`, userId }),
      to: recipientOf({ address, name, isVerified }),
      ...answerEmail(language, answer, publicUrl),
    })
  }),
]
