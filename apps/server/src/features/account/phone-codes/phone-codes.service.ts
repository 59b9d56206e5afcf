import { phoneCodeMinutes } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { overSendLimit, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { Texts } from '#platform/sms/connect-texts.ts'
import type { PhoneNumber } from '#platform/sms/phone-numbers.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { type CodeUse, countAttempt, insertCode, listCodeTimes, lockNumber, updateUsed } from './phone-codes.repo.ts'
import { sendPhoneCode } from './phone.jobs.ts'
import { isCodeOf, newCodeHash } from './texted-codes.service.ts'

type CodeDeps = Pick<AccountDeps, 'db' | 'clock' | 'keys' | 'texts' | 'switches'>

const codeMs = phoneCodeMinutes * 60_000

/** Where text messages aren't configured, these routes don't exist. */
export function requireTexts({ texts }: Pick<AccountDeps, 'texts'>): Texts {
  if (!texts) throw new AppError('request.not_found')
  return texts
}

/**
 * Saves a code and leaves the rest to a worker, so that the response doesn't reveal whether the number belongs to an
 * account, whether it gets a text, or how long that takes.
 */
export async function textCode(deps: CodeDeps, to: PhoneNumber, by: Omit<CodeUse, 'phone'>): Promise<void> {
  const { db, clock, keys } = deps
  const texts = requireTexts(deps)
  await deps.switches.requireOn('texting')
  const at = clock.now()
  const refuse = (reason: 'code_sent_recently' | 'codes_spent' | 'texts_spent'): never => {
    texts.note(reason, to.country)
    throw new AppError(`phone.${reason}`)
  }
  if (await texts.budget.isSpent(db)) refuse('texts_spent')
  await inTransaction(db, async (tx) => {
    await lockNumber(tx, to.phone)
    const over = overSendLimit(await listCodeTimes(tx, to.phone, new Date(at.getTime() - sendLimitMs)), at)
    if (over) refuse(over === 'day' ? 'codes_spent' : 'code_sent_recently')
    const id = newId()
    const use = { ...by, phone: to.phone }
    const code = newCodeHash(keys, { ...use, id })
    await insertCode(tx, { ...use, id, country: to.country, code, at, expiresAt: new Date(at.getTime() + codeMs) })
    await enqueue(tx, sendPhoneCode, { id })
  })
}

/**
 * Returns the id of the code. Don't call this in a transaction: the attempt must count even if the caller's work fails.
 */
export async function checkPhoneCode({ db, clock, keys }: CodeDeps, use: CodeUse, code: string): Promise<string> {
  const sent = await countAttempt(db, use, clock.now())
  if (!sent || !isCodeOf(keys, use, code, sent.code)) throw new AppError('security.code_invalid')
  return sent.id
}

/** Makes sure that each code works only once. */
export async function usePhoneCode(tx: Db, id: string): Promise<void> {
  if (!(await updateUsed(tx, id))) throw new AppError('security.code_invalid')
}
