import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { defineJob, handleJob, type ScheduledJob } from '#platform/queue/jobs.ts'
import { belongsToAnother, findProof } from './email-proof.repo.ts'
import { findNotice } from './log.repo.ts'
import { findMailedSecrets } from '#platform/mail/mailed-secrets.ts'
import { findContact } from './members.repo.ts'
import { deleteOutdated } from './purge.repo.ts'
import { findRecovery } from './recovery.repo.ts'
import { noticeLetter, noticeOf, proofLetter, recoveryLetter } from './security.letters.ts'

type Deps = { db: Db; mailer: Mailer; keys: Keys; publicUrl: string }

const ofMember = z.object({ userId: z.uuid(), id: z.uuid() })

export const sendNotice = defineJob({
  name: 'security.send_notice',
  payload: z.object({ userId: z.uuid(), logId: z.uuid(), to: z.string().optional() }),
})
export const sendEmailProof = defineJob({ name: 'security.send_email_proof', payload: ofMember })
export const sendRecoveryLink = defineJob({ name: 'security.send_recovery_link', payload: ofMember })

export const securityJobs = ({ db, mailer, keys, publicUrl }: Deps) => [
  handleJob(sendNotice, async ({ userId, logId, to }) => {
    const happening = await findNotice(db, userId, logId)
    const notice = happening && noticeOf(happening.type)
    const address = to ?? happening?.email
    if (!notice || !address) return
    const letter = noticeLetter(notice, happening, publicUrl)
    const mail = { id: `security-notice.${logId}`, to: { name: happening.name, address }, subject: notice.subject }
    await mailer.send({ ...mail, letter })
  }),
  handleJob(sendEmailProof, async ({ userId, id }) => {
    const proof = await findProof(db, userId, id)
    if (!proof || proof.used) return
    // The member who asked cannot tell: whether an address has an account is not for them to learn.
    if (await belongsToAnother(db, proof.email, userId)) return
    const secrets = findMailedSecrets(keys.of('mailed-secret'), 'email', id, proof.linkHash)
    if (!secrets) return
    const to = { name: proof.name, address: proof.email }
    const letter = proofLetter({ name: proof.name, ...secrets }, publicUrl)
    await mailer.send({ id: `email-proof.${id}`, to, subject: 'Please confirm your email address', letter })
  }),
  handleJob(sendRecoveryLink, async ({ userId, id }) => {
    const [recovery, member] = await Promise.all([findRecovery(db, userId), findContact(db, userId)])
    if (recovery?.id !== id || !member?.email) return
    const secrets = findMailedSecrets(keys.of('mailed-secret'), 'recovery', id, recovery.token)
    if (!secrets) return
    const { availableAt, expiresAt } = recovery
    const letter = recoveryLetter({ name: member.name, token: secrets.token, availableAt, expiresAt }, publicUrl)
    const to = { name: member.name, address: member.email }
    await mailer.send({ id: `two-factor-recovery.${id}`, to, subject: 'Signing in without your second factor', letter })
  }),
]

const purge = defineJob({ name: 'security.purge_outdated', payload: z.unknown() })

/** Codes, links and waiting sign-ins are kept for as long as the daily limits look back, and a little longer. */
export const securityPurge = ({ db, clock }: { db: Db; clock: Clock }): ScheduledJob => ({
  crontab: '27 3 * * *',
  ...handleJob(purge, () => deleteOutdated(db, new Date(clock.now().getTime() - 2 * 24 * 60 * 60_000))),
})
