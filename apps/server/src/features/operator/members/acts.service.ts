import type { resendableEmails } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import {
  restoreMember,
  scheduleErasure,
  sendResetLink,
  setVerifiedById,
  signOutEverywhere,
  suspendMember,
} from '#features/account/index.ts'
import { makeArchive } from '#features/portability/index.ts'
import { resetTwoFactor, sendVerificationEmail } from '#features/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { type Act, type Actor, type OperatorDeps, perform } from '../audit/audit.service.ts'
import type { ActDeps } from '../shared/operator.deps.ts'
import { notifyMember } from '../reports/resolve.service.ts'
import { sendArchive } from '../shared/task.jobs.ts'
import { requireOrdinary } from '../roles/guard.service.ts'
import { findAddress } from './members.repo.ts'

export type MemberAction = { by: Actor; id: string; reason: string }

/**
 * Every action on a member goes through here. In one transaction, it checks that they exist, logs the action and
 * performs it.
 */
const auditedAction = async (
  { db, clock }: OperatorDeps,
  { by, id, reason }: MemberAction,
  act: Act['act'],
  work: (tx: Db) => Promise<unknown>,
): Promise<null> => {
  if (!(await findAddress(db, id))) throw new AppError('operator.member_not_found')
  return perform({ db, clock }, { by, act, to: id, reason }, async (tx) => {
    await work(tx)
    return null
  })
}

/** The same for actions that harm the member. */
const auditedSanction = (...[deps, on, act, work]: Parameters<typeof auditedAction>) =>
  auditedAction(deps, on, act, async (tx) => {
    await requireOrdinary(tx, on.by, on.id)
    await work(tx)
  })

/**
 * This needs no proof, so the console can only do it to members without a role. The command line can do it to anyone.
 */
export const signOut = ({ db, clock }: OperatorDeps, on: MemberAction) =>
  auditedAction({ db, clock }, on, 'member_signed_out', async (tx) => {
    if (typeof on.by === 'object') await requireOrdinary(tx, on.by, on.id)
    await signOutEverywhere({ db: tx, clock }, on.id)
  })

export const suspend = ({ db, clock }: OperatorDeps, on: MemberAction & { days: 7 | 30 | null }) =>
  auditedSanction({ db, clock }, on, 'member_suspended', async (tx) => {
    const { id, days, reason } = on
    await suspendMember({ db: tx, clock }, id, { days, reason })
    await notifyMember(tx, id, { actions: ['suspend'], days, reason, practiceDate: null })
  })

export const restore = ({ db, clock }: OperatorDeps, on: MemberAction) =>
  auditedAction({ db, clock }, on, 'member_restored', async (tx) => {
    if (!(await restoreMember({ db: tx, clock }, on.id))) throw new AppError('operator.not_suspended')
  })

export const setBadge = ({ db, clock }: OperatorDeps, on: MemberAction & { isVerified: boolean }) =>
  auditedAction({ db, clock }, on, on.isVerified ? 'badge_granted' : 'badge_withdrawn', (tx) =>
    setVerifiedById({ db: tx, clock }, on.id, on.isVerified),
  )

/** Someone with the old authenticator may still be signed in, so every device has to sign in again. */
export const turnOffTwoFactor = ({ db, clock }: OperatorDeps, on: MemberAction) =>
  auditedSanction({ db, clock }, on, 'two_factor_reset', async (tx) => {
    if (!(await resetTwoFactor({ db: tx, clock }, on.id))) throw new AppError('operator.no_two_factor')
    await signOutEverywhere({ db: tx, clock }, on.id)
  })

type Resend = MemberAction & { email: (typeof resendableEmails)[number] }

export const resend = (deps: ActDeps, on: Resend) =>
  auditedAction(deps, on, 'email_resent', async (tx) => {
    if (on.email === 'verification') return sendVerificationEmail({ ...deps, db: tx }, on.id)
    const { email } = (await findAddress(tx, on.id)) ?? {}
    if (!email) throw new AppError('security.email_missing')
    return sendResetLink(tx, email)
  })

/** The link is sent only to the member's verified address. */
export const exportArchive = (deps: ActDeps, on: MemberAction) =>
  auditedSanction(deps, on, 'export_prepared', async (tx) => {
    const address = await findAddress(tx, on.id)
    if (!address?.email || !address.isVerified) throw new AppError('account.no_verified_email')
    const { id } = await makeArchive({ ...deps, db: tx }, on.id, newId())
    await enqueue(tx, sendArchive, { userId: on.id, id })
  })

/** Works as when the member asks for it: it takes fourteen days, and signing in stops it. */
export const erase = (deps: ActDeps, on: MemberAction) =>
  auditedSanction(deps, on, 'erasure_begun', (tx) => scheduleErasure({ ...deps, db: tx }, on.id))
