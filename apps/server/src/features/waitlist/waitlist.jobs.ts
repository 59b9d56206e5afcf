import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { defineJob, handleJob } from '#platform/queue/jobs.ts'
import { confirmationEmail, invitationEmail } from './waitlist.emails.ts'
import { findAddress, findInvitation } from './waitlist.repo.ts'

type Deps = { db: Db; mailer: Mailer; publicUrl: string }

const payload = z.object({ entryId: z.uuid() })

export const sendConfirmation = defineJob({ name: 'waitlist.send_confirmation', payload })
export const sendInvitation = defineJob({ name: 'waitlist.send_invitation', payload })

export const waitlistJobs = ({ db, mailer, publicUrl }: Deps) => [
  handleJob(sendConfirmation, async ({ entryId }) => {
    const entry = await findAddress(db, entryId)
    if (!entry) return
    const to = { address: entry.address, stranger: 'waitlist' } as const
    await mailer.send({
      kind: 'service',
      id: `waitlist-confirmation.${entryId}`,
      to,
      ...confirmationEmail(entry.language),
    })
  }),
  handleJob(sendInvitation, async ({ entryId }) => {
    const invitation = await findInvitation(db, entryId)
    if (!invitation) return
    const { code, codeId, address, language } = invitation
    // Inviting someone again creates a new code, so this is a new email, not a duplicate.
    await mailer.send({
      kind: 'service',
      id: `waitlist-invitation.${codeId}`,
      to: { address, invited: true },
      ...invitationEmail(language, code, publicUrl),
    })
  }),
]
