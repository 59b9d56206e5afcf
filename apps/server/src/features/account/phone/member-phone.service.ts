import type { PhoneChange, PhoneSignIn } from '@sadhana/contract'
import { recordSecurityEvent, requireFullOwner } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { lockMember } from '../shared/members.repo.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { updatePhone } from '../shared/users.repo.ts'
import { checkPhoneCode, requireTexts, textCode, usePhoneCode } from '../phone-codes/phone-codes.service.ts'
import { countCodeRequest } from './phone-sign-in.service.ts'

/**
 * Members can sign in with their number, so they prove who they are before they add one. The code proves that the
 * number is theirs.
 */
export async function verifyPhone(
  deps: AccountDeps,
  member: Member,
  { phone, ...proof }: PhoneChange,
  caller: Caller,
): Promise<null> {
  const number = requireTexts(deps).readNumber(phone)
  await requireFullOwner(withPasswords(deps), member, proof)
  await countCodeRequest(deps, caller)
  await textCode(deps, number, { purpose: 'verify-contact', userId: member.id, caller })
  return null
}

/** If two members claim the same number, the unique index decides. */
export async function confirmPhone(
  deps: AccountDeps,
  { id: userId }: Member,
  { phone: typed, code }: PhoneSignIn,
  caller: Caller,
): Promise<null> {
  const { phone } = requireTexts(deps).readNumber(typed)
  const codeId = await checkPhoneCode(deps, { phone, purpose: 'verify-contact', userId }, { code, caller })
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const before = orAuthRequired(await lockMember(tx, userId))
    await usePhoneCode(tx, codeId)
    await updatePhone(tx, userId, phone, at)
    const isChange = before.phone !== null && before.phone !== phone
    const type = isChange ? 'phone_changed_success' : 'phone_verified_success'
    await recordSecurityEvent(tx, { userId, type, at, ip: caller.ip })
  })
  return null
}
