import { AppError } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { findMember } from '../shared/members.repo.ts'
import { checkPhoneCode, requireTexts, textCode, usePhoneCode } from '../phone-codes/phone-codes.service.ts'

/** Texts a code to the member's own number, so that they can prove their identity. */
export async function textOwnerCode(deps: AccountDeps, userId: string, phone: string): Promise<void> {
  await textCode(deps, requireTexts(deps).readNumber(phone), { purpose: 'confirm-owner', userId })
}

/** Refuses a code that we didn't text to this member to prove their identity. Counts the attempt. */
export async function useTextedOwnerCode(deps: AccountDeps, userId: string, code: string): Promise<void> {
  const member = await findMember(deps.db, userId)
  if (!member?.phone) throw new AppError('security.code_invalid')
  const id = await checkPhoneCode(deps, { phone: member.phone, purpose: 'confirm-owner', userId }, { code })
  await usePhoneCode(deps.db, id)
}
