import type { AuthTokens, PhoneCodeRequest, PhoneRegistration, PhoneSignIn, SignInReply } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { redeemCode, requireRedeemableCode } from '#features/referral/index.ts'
import { askForTwoFactor } from '#features/security/index.ts'
import type { Caller } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/limits.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { noteFailedSignIn } from '../shared/task.jobs.ts'
import { lockMember } from '../shared/members.repo.ts'
import { hasPasskey } from '../passkey/passkeys.repo.ts'
import { withMadeUsername } from '../registration/register.service.ts'
import { completeSignIn } from '../sessions/open-session.service.ts'
import { findByPhone, insertUser } from '../shared/users.repo.ts'
import { checkPhoneCode, requireTexts, textCode, usePhoneCode } from '../phone-codes/phone-codes.service.ts'

/** Enough for a household on a bad day. The limit per number applies as well. */
const codesPerAddress = { max: 20, seconds: 24 * 60 * 60 }

export async function countCodeRequest(deps: AccountDeps, { ip }: Caller): Promise<void> {
  const place = await deps.limiter.take('phone-code', addressOf(ip), codesPerAddress)
  if (place.taken) return
  requireTexts(deps).note('too_many_from_one_address')
  throw new AppError('request.too_many', place)
}

/** Registration is invite-only: a newcomer gets a text only with a valid referral code. */
export async function sendPhoneCode(
  deps: AccountDeps,
  { phone, referralCode }: PhoneCodeRequest,
  caller: Caller,
): Promise<null> {
  const number = requireTexts(deps).readNumber(phone)
  await countCodeRequest(deps, caller)
  if (referralCode !== undefined) {
    // A newcomer couldn't use the code.
    await deps.switches.requireOn('registration')
    await requireRedeemableCode(deps.db, referralCode, deps.clock.now())
  }
  await textCode(deps, number, { purpose: referralCode === undefined ? 'sign-in' : 'sign-up', userId: null, caller })
  return null
}

const wrongCode: ReadonlySet<string> = new Set(['security.code_invalid', 'phone.other_browser'])

export async function signInByPhone(
  deps: AccountDeps,
  { phone: typed, code }: PhoneSignIn,
  caller: Caller,
): Promise<SignInReply> {
  const { db, clock } = deps
  const { phone } = requireTexts(deps).readNumber(typed)
  const member = await findByPhone(db, phone)
  try {
    const id = await checkPhoneCode(deps, { phone, purpose: 'sign-in', userId: null }, { code, caller })
    return await admit(deps, { phone, codeId: id, userId: member?.id }, caller)
  } catch (error) {
    const wasWrong = error instanceof AppError && wrongCode.has(error.code)
    const failed = { userId: member?.id ?? null, ip: caller.ip, at: clock.now().toISOString() }
    if (wasWrong) await enqueue(db, noteFailedSignIn, failed)
    throw error
  }
}

type Checked = { phone: string; codeId: string; userId: string | undefined }

/** Asks for a two-factor code if the member uses one, exactly as after a password; otherwise opens the session. */
const admit = (deps: AccountDeps, { phone, codeId, userId }: Checked, caller: Caller): Promise<SignInReply> =>
  inTransaction(deps.db, async (tx) => {
    // Changing the number also locks the member, so a number that they have just given up can't sign in.
    const member = userId === undefined ? undefined : await lockMember(tx, userId)
    if (member?.phone !== phone) throw new AppError('security.code_invalid')
    await usePhoneCode(tx, codeId)
    const tempToken = await askForTwoFactor(tx, deps, member.id)
    if (tempToken) {
      return { requiresTwoFactor: true, userId: member.id, tempToken, hasPasskey: await hasPasskey(tx, member.id) }
    }
    return completeSignIn({ ...deps, db: tx }, { userId: member.id, caller, as: 'login_success', by: 'texted code' })
  })

/** Only the owner of the number gets this far, and so may learn that it already has an account. */
export async function registerByPhone(
  deps: AccountDeps,
  { phone: typed, code, displayName, referralCode }: PhoneRegistration,
  caller: Caller,
): Promise<AuthTokens> {
  const { db, clock } = deps
  const at = clock.now()
  const { phone } = requireTexts(deps).readNumber(typed)
  await requireRedeemableCode(db, referralCode, at)
  const codeId = await checkPhoneCode(deps, { phone, purpose: 'sign-up', userId: null }, { code, caller })
  return withMadeUsername(displayName, (username) => {
    const id = newId()
    return completeSignIn(
      deps,
      { userId: id, caller, as: 'account_created_success', by: 'texted code' },
      async (tx) => {
        await usePhoneCode(tx, codeId)
        const referredBy = await redeemCode(tx, referralCode, id, at)
        const person = { id, username, email: null, phone, displayName, passwordHash: null, referredBy }
        await insertUser(tx, { ...person, language: caller.language, provider: 'phone', at })
      },
    )
  })
}
