import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { givingTiers, inboxKinds, type Language, languages } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { erasedEmail, erasureBegunEmail, passwordResetEmail } from '#features/account/shared/account.emails.ts'
import { impactEmail, receiptEmail } from '#features/giving/giving.emails.ts'
import { inboxEmail } from '#features/inbox/inbox.emails.ts'
import { answerEmail } from '#features/letters/letters.emails.ts'
import { archiveEmail, closingEmail, readByAPerson } from '#features/operator/closing/closing.emails.ts'
import { decisionIn, type Told } from '#features/operator/reports/decision.emails.ts'
import { reminderBody, reminderEmail, testBody } from '#features/reminder/sending/reminder.emails.ts'
import { weeklyEmail } from '#features/reminder/weekly/weekly.emails.ts'
import { en as securityTexts } from '#features/security/shared/security.emails.en.ts'
import {
  hasNotice,
  noticeEmail,
  ownerCodeEmail,
  proofEmail,
  recoveryEmail,
} from '#features/security/shared/security.emails.ts'
import { confirmationEmail, invitationEmail } from '#features/waitlist/waitlist.emails.ts'
import { type Email, renderEmail } from '#platform/mail/email.ts'

const publicUrl = 'https://compass.example'
const at = new Date('2026-11-19T15:30:00Z')
const zone = 'Europe/Zurich'

type Mail = { subject: string; content: Email }
type Write = (language: Language) => Mail

const receipt = { tier: 'standard', cents: 600, currency: 'USD', at, zone, reference: 'PAY-1' } as const
const impact = { year: 2026, quarter: 3, receivedCents: 123_400, currency: 'USD' }
const planned = { developmentCents: 100, infrastructureCents: 200, freeAccessCents: 300 }
const closing = { on: '2026-12-31', reason: '…', publicUrl, archiveUrl: undefined }
const picture = { png: new Uint8Array(), width: 1, height: 1 }
const week = { practisedDays: ['2026-06-01', '2026-06-07'], minutes: 61 }
const reading = { from: '2026-06-01', picture, publicUrl }
const noticed = { times: 3, all: 4 }

const decided = { days: null, reason: '…', practiceDate: '2026-11-15' }
const decision = (language: Language, told: Told): Mail => {
  const { subject, paragraphs } = decisionIn(language, told)
  return { subject, content: { language, paragraphs, closing: readByAPerson(language) } }
}

const mails: Record<string, Write> = {
  reset: (language) => passwordResetEmail(language, 'tok', publicUrl),
  'erasure begun': (language) => erasureBegunEmail({ dueAt: at, zone, language }, publicUrl),
  erased: (language) => erasedEmail({ askedAt: at, zone, language }),
  ...Object.fromEntries(
    Object.keys(securityTexts.notices)
      .filter(hasNotice)
      .map((type): [string, Write] => [
        `notice of ${type}`,
        (language) => noticeEmail({ type, details: null, ip: '192.0.2.1', at, zone, language }, publicUrl),
      ]),
  ),
  proof: (language) => proofEmail({ code: '123456', token: 'tok', isNewAddress: false, language }, publicUrl),
  'owner code': (language) => ownerCodeEmail(language, '123456'),
  recovery: (language) => recoveryEmail({ zone, language, token: 'tok', availableAt: at, expiresAt: at }, publicUrl),
  payment: (language) =>
    receiptEmail(
      { ...receipt, kind: 'payment', cycle: 'monthly', refunds: null, issuer: 'Compass', language },
      publicUrl,
    ),
  refund: (language) =>
    receiptEmail({ ...receipt, kind: 'refund', cycle: 'annual', refunds: 'PAY-0', issuer: null, language }, publicUrl),
  reversal: (language) =>
    receiptEmail({ ...receipt, kind: 'reversal', cycle: null, refunds: 'PAY-0', issuer: null, language }, publicUrl),
  'impact of one': (language) => impactEmail(language, { ...impact, planned, supporters: 1, freeMonths: 1 }, publicUrl),
  'impact of many': (language) =>
    impactEmail(language, { ...impact, planned, supporters: 7, freeMonths: 5 }, publicUrl),
  'waitlist confirmation': (language) => confirmationEmail(language),
  invitation: (language) => invitationEmail(language, 'AAAAA-BBBBB', publicUrl),
  answer: (language) => answerEmail(language, '…', publicUrl),
  inbox: (language) => inboxEmail(language, inboxKinds, publicUrl),
  archive: (language) => archiveEmail(language, `${publicUrl}/settings/archive`),
  'practice hidden, with a warning': (language) => decision(language, { ...decided, actions: ['hide', 'warn'] }),
  'something hidden, with a warning': (language) =>
    decision(language, { ...decided, actions: ['hide', 'warn'], practiceDate: null }),
  'account paused': (language) => decision(language, { ...decided, actions: ['suspend'] }),
  'account paused for a week': (language) => decision(language, { ...decided, actions: ['suspend'], days: 7 }),
  'thanks for a report': (language) => decision(language, { wasClosed: false }),
  'thanks for a report that was closed': (language) => decision(language, { wasClosed: true }),
  'closing announced': (language) => closingEmail('announced', { ...closing, language }),
  'closing reminder': (language) => closingEmail('reminder', { ...closing, language }),
  'closing last': (language) => closingEmail('last', { ...closing, language }),
  'closing cancelled': (language) => closingEmail('cancelled', { ...closing, language }),
  reminder: (language) => {
    const body = reminderBody({ tone: 'usual', words: null, tellsFewer: true, language })
    return reminderEmail(language, publicUrl, body.split('\n'))
  },
  'gentle reminder': (language) =>
    reminderEmail(language, publicUrl, [reminderBody({ tone: 'gentle', words: null, tellsFewer: false, language })]),
  'test reminder': (language) => reminderEmail(language, publicUrl, [testBody(language)]),
  week: (language) =>
    weeklyEmail({ ...week, noticed: { part: 'evening', ...noticed } }, { ...reading, isQuiet: false, language }),
  'quiet week': (language) =>
    weeklyEmail({ ...week, noticed: { limb: 'asana', ...noticed } }, { ...reading, isQuiet: true, language }),
}

const around = { name: 'Asha', contact: 'help@compass.example', unsubscribeUrl: `${publicUrl}/stop` }
const marks = new Set([
  'Maschinell übersetzt. Hilf uns, es besser zu machen.',
  'Traducción automática. Ayúdanos a mejorarla.',
])
const greetings: Record<Language, string> = { en: 'Hello Asha,', de: 'Hallo Asha!', es: 'Hola, Asha:' }

/** Every text of an email on its own, without what the test has put in. */
const wordsIn = ({ subject, content }: Mail): string[] => {
  const { paragraphs, action, otherAction, picture: drawn, closing: end } = content
  const texts = [subject, ...paragraphs, action?.label, otherAction?.label, drawn?.alt, end]
  return texts.filter((text) => text !== undefined && text !== '…') as string[]
}

/** The same in every language: where payments come from. */
const sameEverywhere = (text: string) => /: (?:PayPal|PAY-\d|Compass)$/.test(text)

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(mails))('%s has the same parts as in English', (name) => {
    const [mail, english] = [mails[name]!(language), mails[name]!('en')]
    const [sent, sentInEnglish] = [mail, english].map(({ content }) => renderEmail(content, around)) as [Sent, Sent]
    expect(sent.text.startsWith(greetings[language])).toBe(true)
    expect(sent.html).toContain(`<html lang="${language}">`)
    expect(sent.text.match(/https:\S+/g)).toEqual(sentInEnglish.text.match(/https:\S+/g))
    const parts = sent.text.split('\n\n').filter((part) => !marks.has(part))
    expect(parts).toHaveLength(sentInEnglish.text.split('\n\n').length)
    expect(mail.content.code).toBe(english.content.code)
    expect(mail.content.language).toBe(language)
  })
})

type Sent = { html: string; text: string }

test.each(['de', 'es'] as const)('in %s, no text is left in English', (language) => {
  for (const [name, write] of Object.entries(mails)) {
    const english = new Set(wordsIn(write('en')))
    const left = wordsIn(write(language)).filter((text) => english.has(text) && !sameEverywhere(text))
    expect(left, name).toEqual([])
  }
})

test.each(languages)(
  'in %s, every email says whether a machine has translated it, and no answer of a person does',
  (language) => {
    for (const [name, write] of Object.entries(mails)) {
      const { html, text } = renderEmail(write(language).content, around)
      const isMarked = language !== 'en' && name !== 'answer'
      expect([...marks].filter((mark) => text.includes(mark)).length, name).toBe(isMarked ? 1 : 0)
      expect([...marks].filter((mark) => html.includes(mark)).length, name).toBe(isMarked ? 1 : 0)
    }
  },
)

const paymentIn = (language: Language) => mails.payment!(language).content.paragraphs.join('\n')

test('days and sums are written as the language does', () => {
  expect(paymentIn('en')).toMatch(/\$6\.00[^]*Date: 19 November 2026/)
  expect(paymentIn('de')).toMatch(/6,00\s\$[^]*Datum: 19\. November 2026/)
  expect(paymentIn('es')).toMatch(/6,00\s(?:US)?\$[^]*Fecha: 19 de noviembre de 2026/)
})

const stonesIn = (language: Language) => mails.week!(language).content.picture?.alt

test('the weekdays of a week are named in the language', () => {
  expect(stonesIn('en')).toContain('Monday and Sunday')
  expect(stonesIn('de')).toContain('Montag und Sonntag')
  expect(stonesIn('es')).toContain('lunes y domingo')
})

const noticeIn = (language: Language) =>
  mails['notice of password_changed_success']!(language).content.paragraphs.join()

test('the time of an event is written as the language does', () => {
  expect(noticeIn('en')).toContain('19 November 2026 at 16:30 (Europe/Zurich)')
  expect(noticeIn('de')).toContain('19. November 2026 um 16:30 Uhr (Europe/Zurich)')
  expect(noticeIn('es')).toContain('19 de noviembre de 2026 a las 16:30 (Europe/Zurich)')
  const early = {
    type: 'password_changed_success',
    details: null,
    ip: null,
    at: new Date('2026-11-19T00:15:00Z'),
  } as const
  const [, around] = noticeEmail({ ...early, zone, language: 'es' }, publicUrl).content.paragraphs
  expect(around).toContain('a la 1:15')
})

test.each(givingTiers)('a receipt names the tier %s in the language', (tier) => {
  const named = (language: Language) => {
    const kind = { kind: 'payment', cycle: 'monthly', refunds: null, issuer: null } as const
    const { paragraphs } = receiptEmail({ ...receipt, ...kind, tier, language }, publicUrl).content
    return paragraphs[2]?.replace(/^.*?: (.*),.*$/, '$1')
  }
  const names = languages.map(named)
  expect(names.every(Boolean)).toBe(true)
  expect(new Set(names).size).toBe(languages.length)
})

const source = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(source, path), 'utf8')

test('every email of a feature is among those above', () => {
  const modules = globSync('features/**/*.emails.ts', { cwd: source })
  expect(modules.length).toBeGreaterThan(8)
  const made = modules.flatMap((path) => Array.from(read(path).matchAll(/^export (?:function|const) (\w+Email)\b/gm)))
  const here = readFileSync(import.meta.filename, 'utf8')
  const missing = made.map(([, name]) => name!).filter((name) => !new RegExp(`\\b${name}\\(`).test(here))
  expect(missing).toEqual([])
})

/** Emails to the people who run the installation, whose console is in English. */
const inEnglish = ['features/community/moderation/notify-operators.jobs.ts']

test('every job that sends an email to a member asks for their language', () => {
  const senders = globSync('features/**/*.ts', { cwd: source })
    .filter((path) => !path.endsWith('.test.ts') && read(path).includes('mailer.send('))
    .toSorted()
  expect(senders.length).toBeGreaterThan(8)
  const withoutLanguage = senders.filter(
    (path) => !/\blanguage\b|\.\.\.(?:receipt|queued|happening)\b/.test(read(path)),
  )
  expect(withoutLanguage).toEqual([])
  const always = senders.filter((path) => /content: \{\s*language: 'en'/.test(read(path)))
  expect(always).toEqual(inEnglish)
})
