import { type Language, languages, phoneCodeMinutes } from '@sadhana/contract'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import { defineJob, handleJob, type Job } from '#platform/queue/jobs.ts'
import type { Texts } from '#platform/sms/connect-texts.ts'
import { SmsRefused, SmsUnanswered } from '#platform/sms/sms.ts'
import { findTraffic, findUnsent, updateSent } from './phone-codes.repo.ts'
import { looksPumped } from './pumping.rules.ts'
import { findTextedCode } from './texted-codes.service.ts'

export type PhoneJobDeps = { db: Db; clock: Clock; keys: Keys; publicUrl: string; texts: Texts | null }

/** The job is also queued for numbers without an account, which get no text. */
export const sendPhoneCode = defineJob({
  name: 'account.send_phone_code',
  payload: z.object({ id: z.uuid(), language: z.enum(languages).default('en') }),
})

/** Without “ó”, which the alphabet of text messages doesn't have: with it, one would become two. */
const codeTexts: Record<Language, (code: string) => string> = {
  en: (code) =>
    `${code} is your Sadhana Compass code. It works for ${phoneCodeMinutes} minutes. Please share it with no one.`,
  de: (code) =>
    `${code} ist dein Code für Sadhana Compass. Er gilt ${phoneCodeMinutes} Minuten. Bitte gib ihn an niemanden weiter.`,
  es: (code) =>
    `${code} es tu clave para Sadhana Compass. Vale ${phoneCodeMinutes} minutos. No la compartas con nadie.`,
}

/** The last line lets the phone's browser fill in the code, but only on our pages (origin-bound one-time codes). */
const codeMessage = (language: Language, code: string, publicUrl: string): string =>
  `${codeTexts[language](code)}\n\n@${new URL(publicUrl).hostname} #${code}`

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/** A worker without a text provider leaves these jobs to a worker that has one. */
export const phoneJobs = ({ texts, ...deps }: PhoneJobDeps): Job[] =>
  texts ? [handleJob(sendPhoneCode, (asked) => sendCode({ ...deps, texts }, asked))] : []

type SendDeps = PhoneJobDeps & { texts: Texts }
type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** Members get it in their language, and newcomers in that of their browser. */
async function sendCode(deps: SendDeps, { id, language }: { id: string; language: Language }): Promise<void> {
  const { db, clock, keys, texts } = deps
  const unsent = await findUnsent(db, id, clock.now())
  if (!unsent) return
  const country = unsent.country ?? undefined
  if (unsent.purpose === 'sign-in' && !unsent.memberId) return texts.note('no_account', country)
  if (await isHeldBack(deps, unsent)) return texts.note('held_back', country)
  const code = findTextedCode(keys, unsent)
  if (!code) return
  if (!(await texts.budget.take(db))) return texts.note('texts_spent', country)
  await deliver(deps, unsent, codeMessage(unsent.language ?? language, code, deps.publicUrl))
}

async function deliver({ db, clock, texts }: SendDeps, { id, phone, country }: Unsent, body: string) {
  try {
    await texts.send({ to: phone, body })
  } catch (error) {
    if (error instanceof SmsUnanswered) await updateSent(db, id, clock.now())
    else await texts.budget.refund(db)
    const outcome =
      error instanceof SmsUnanswered ? 'unanswered' : error instanceof SmsRefused ? 'refused' : ('failed' as const)
    texts.note(outcome, country ?? undefined)
    throw error
  }
  await updateSent(db, id, clock.now())
  texts.note('sent', country ?? undefined)
}

/**
 * Texts with which members sign in or prove their identity are never held back, because their numbers are already
 * verified.
 */
async function isHeldBack({ db, clock }: SendDeps, { phone, purpose, country }: Unsent): Promise<boolean> {
  if (country === null || purpose === 'sign-in' || purpose === 'confirm-owner') return false
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const until = ago(phoneCodeMinutes * 60_000)
  return looksPumped(await findTraffic(db, { country, phone, since: ago(dayMs), until, lately: ago(hourMs) }))
}
