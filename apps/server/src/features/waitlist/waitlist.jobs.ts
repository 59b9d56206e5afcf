import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { defineJob, handleJob } from '#platform/queue/jobs.ts'
import { confirmationLetter, invitationLetter } from './waitlist.letters.ts'
import { findInvitation, findRecipient } from './waitlist.repo.ts'

type Deps = { db: Db; mailer: Mailer; publicUrl: string }

const payload = z.object({ entryId: z.uuid() })

export const sendConfirmation = defineJob({ name: 'waitlist.send_confirmation', payload })
export const sendInvitation = defineJob({ name: 'waitlist.send_invitation', payload })

export const waitlistJobs = ({ db, mailer, publicUrl }: Deps) => [
  handleJob(sendConfirmation, async ({ entryId }) => {
    const to = await findRecipient(db, entryId)
    if (!to) return
    const subject = 'You are on the list'
    await mailer.send({ id: `waitlist-confirmation.${entryId}`, to, subject, letter: confirmationLetter(to.name) })
  }),
  handleJob(sendInvitation, async ({ entryId }) => {
    const invitation = await findInvitation(db, entryId)
    if (!invitation) return
    const { code, codeId, ...to } = invitation
    const subject = 'Your invitation to Sadhana Compass'
    const letter = invitationLetter(to.name, code, publicUrl)
    // Inviting again makes another code and so another mail, not a copy of the first.
    await mailer.send({ id: `waitlist-invitation.${codeId}`, to, subject, letter })
  }),
]
