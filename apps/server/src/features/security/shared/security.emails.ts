import { emailLinks, type Language, type SecurityEventType } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { momentIn } from '#platform/intl.rules.ts'
import { linkWith } from '#platform/mail/emailed-tokens.ts'
import { detailsIn } from './details.rules.ts'
import { de } from './security.emails.de.ts'
import { en, type SecurityTexts } from './security.emails.en.ts'
import { es } from './security.emails.es.ts'

const texts: Record<Language, SecurityTexts> = { en, de, es }

type Mail = { subject: string; content: Email }
export type NoticeType = keyof SecurityTexts['notices'] & SecurityEventType

/** False for events that are only logged. */
export const hasNotice = (type: string): type is NoticeType => type in en.notices

type Happening = {
  type: NoticeType
  details: string | null
  ip: string | null
  at: Date
  zone: string
  language: Language
}

export function noticeEmail({ type, details, ip, at, zone, language }: Happening, publicUrl: string): Mail {
  const { notices, notice } = texts[language]
  const { subject, text } = notices[type]
  const { from, on } = notice.circumstances
  const circumstances = [detailsIn(language, type, details), ip && from(ip), on(momentIn(language, zone, at))]
    .filter(Boolean)
    .join(', ')
  return {
    subject,
    content: {
      language,
      paragraphs: [text, notice.details(circumstances)],
      action: { label: notice.action, url: new URL('/security', publicUrl).href },
      closing: notice.closing,
    },
  }
}

type Proof = { code: string; token: string; isNewAddress: boolean; language: Language }

export function proofEmail({ code, token, isNewAddress, language }: Proof, publicUrl: string): Mail {
  const { subject, welcome, text, action, closing } = texts[language].proof
  return {
    subject,
    content: {
      language,
      paragraphs: [...(isNewAddress ? [] : [welcome]), text],
      code,
      action: { label: action, url: linkWith(emailLinks.verifyEmail, token, publicUrl) },
      closing,
    },
  }
}

/** There is no link, because members enter the code where they requested it. */
export function ownerCodeEmail(language: Language, code: string): Mail {
  const { subject, text, closing } = texts[language].ownerCode
  return { subject, content: { language, paragraphs: [text], code, closing } }
}

type Recovery = { zone: string; language: Language; token: string; availableAt: Date; expiresAt: Date }

export function recoveryEmail({ zone, language, token, availableAt, expiresAt }: Recovery, publicUrl: string): Mail {
  const { subject, paragraphs, action, otherAction, closing } = texts[language].recovery
  return {
    subject,
    content: {
      language,
      paragraphs: paragraphs(momentIn(language, zone, availableAt), momentIn(language, zone, expiresAt)),
      action: { label: action, url: new URL('/security', publicUrl).href },
      otherAction: { label: otherAction, url: linkWith(emailLinks.recoverTwoFactor, token, publicUrl) },
      closing,
    },
  }
}
