import { phoneCodeMinutes } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Caller } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { overSendLimit, sendLimitMs } from '#platform/mail/send-limit.rules.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { Texts } from '#platform/sms/connect-texts.ts'
import type { PhoneNumber } from '#platform/sms/phone-numbers.ts'
import { sha256 } from '#platform/keys.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { newSecret } from '../sessions/open-session.service.ts'
import {
  type Browser,
  type CodeUse,
  countAttempt,
  insertCode,
  isElsewhere,
  listCodeTimes,
  lockNumber,
  updateUsed,
} from './phone-codes.repo.ts'
import { sendPhoneCode } from './phone.jobs.ts'
import { isCodeOf, newCodeHash } from './texted-codes.service.ts'

/** A code that proves who a signed-in member is has no `caller`: it is bound to the member. */
type NewCode = Omit<CodeUse, 'phone'> & { caller?: Caller }

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
export async function textCode(deps: CodeDeps, to: PhoneNumber, { caller, ...by }: NewCode): Promise<void> {
  const { db, clock, keys } = deps
  const texts = requireTexts(deps)
  await deps.switches.requireOn('texting')
  const at = clock.now()
  const browser = caller ? rememberBrowser(caller) : null
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
    const expiresAt = new Date(at.getTime() + codeMs)
    await insertCode(tx, { ...use, id, browser, country: to.country, code, at, expiresAt })
    await enqueue(tx, sendPhoneCode, { id, language: caller?.language ?? 'en' })
  })
}

/** A code read to someone else, or typed into a page that only looks like ours, is worth nothing in their browser. */
function rememberBrowser({ isBrowser, browserKey, keepBrowserKey }: Caller): Browser {
  if (!isBrowser) return null
  const key = browserKey ?? newSecret()
  if (!browserKey) keepBrowserKey(key)
  return sha256(key)
}

type TypedCode = { code: string; caller?: Pick<Caller, 'browserKey'> }

/**
 * Returns the id of the code. Don't call this in a transaction: the attempt must count even if the caller's work fails.
 */
export async function checkPhoneCode(
  { db, clock, keys }: CodeDeps,
  use: CodeUse,
  { code, caller: { browserKey } = { browserKey: undefined } }: TypedCode,
): Promise<string> {
  const at = clock.now()
  const sent = await countAttempt(db, use, browserKey === undefined ? null : sha256(browserKey), at)
  if (!sent && (await isElsewhere(db, use, at))) throw new AppError('phone.other_browser')
  if (!sent || !isCodeOf(keys, use, code, sent.code)) throw new AppError('security.code_invalid')
  return sent.id
}

/** Makes sure that each code works only once. */
export async function usePhoneCode(tx: Db, id: string): Promise<void> {
  if (!(await updateUsed(tx, id))) throw new AppError('security.code_invalid')
}
