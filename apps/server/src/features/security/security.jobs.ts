import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { type Mailer, recipientOf } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { belongsToAnother, findProof } from './email-proof/email-proof.repo.ts'
import { findNotice } from './log/log.repo.ts'
import { purgeAccessTokens } from './access-tokens/access-tokens.service.ts'
import { findEmailedTokens } from '#platform/mail/emailed-tokens.ts'
import { deleteOutdated, findContact } from './shared/security.repo.ts'
import { findRecovery } from './shared/recovery.repo.ts'
import { hasNotice, noticeEmail, ownerCodeEmail, proofEmail, recoveryEmail } from './shared/security.emails.ts'
import { sendEmailProof, sendNotice, sendRecoveryLink } from './shared/task.jobs.ts'

type Deps = { db: Db; mailer: Mailer; keys: Keys; publicUrl: string }

export const securityJobs = ({ db, mailer, keys, publicUrl }: Deps) => [
  handleJob(sendNotice, async ({ userId, logId, to }) => {
    const happening = await findNotice(db, userId, logId)
    if (!happening || !hasNotice(happening.type)) return
    const address = to ?? happening.email
    if (!address) return
    const { subject, content } = noticeEmail({ ...happening, type: happening.type }, publicUrl)
    // We no longer know whether a former address was verified.
    const isVerified = happening.isVerified && !to
    const recipient = recipientOf({ address, name: happening.name, isVerified })
    await mailer.send({
      kind: 'security',
      id: `security-notice.${logId}`,
      to: recipient,
      subject,
      content,
    })
  }),
  handleJob(sendEmailProof, async ({ userId, id }) => {
    const proof = await findProof(db, userId, id)
    if (!proof || proof.used) return
    // Nothing is sent, because the sender must not learn whether an address has an account.
    if (await belongsToAnother(db, proof.email, userId)) return
    const secrets = findEmailedTokens(keys.of('mailed-secret'), 'email', id, proof.linkHash)
    if (!secrets) return
    if (proof.purpose === 'confirm-owner') {
      const to = { address: proof.email, name: proof.name }
      await mailer.send({
        kind: 'security',
        id: `owner-code.${id}`,
        to,
        ...ownerCodeEmail(proof.language, secrets.code),
      })
      return
    }
    const to = { address: proof.email, stranger: 'verification' } as const
    const isNewAddress = proof.purpose === 'change-contact'
    const { subject, content } = proofEmail({ ...secrets, isNewAddress, language: proof.language }, publicUrl)
    await mailer.send({ kind: 'security', id: `email-proof.${id}`, to, subject, content })
  }),
  handleJob(sendRecoveryLink, async ({ userId, id }) => {
    const [recovery, member] = await Promise.all([findRecovery(db, userId), findContact(db, userId)])
    if (recovery?.id !== id || !member?.email) return
    const secrets = findEmailedTokens(keys.of('mailed-secret'), 'recovery', id, recovery.token)
    if (!secrets) return
    const { availableAt, expiresAt } = recovery
    const { zone, language } = member
    const facts = { zone, language, token: secrets.token, availableAt, expiresAt }
    const { subject, content } = recoveryEmail(facts, publicUrl)
    const to = recipientOf({ address: member.email, name: member.name, isVerified: member.emailVerified })
    await mailer.send({
      kind: 'security',
      id: `two-factor-recovery.${id}`,
      to,
      subject,
      content,
    })
  }),
]

const purge = defineJob({ name: 'security.purge_outdated', payload: z.unknown() })

/** Keeps codes, links and pending sign-ins a day longer than the daily limits need. */
export const securityPurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '27 3 * * *',
  ...handleJob(purge, async () => {
    await deleteOutdated(db, new Date(clock.now().getTime() - 2 * 24 * 60 * 60_000))
    await purgeAccessTokens({ db, clock })
  }),
})
