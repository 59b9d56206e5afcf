import { emailLinks, type Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { dayIn } from '#platform/intl.rules.ts'
import { linkWith } from '#platform/mail/emailed-tokens.ts'
import { de } from './account.emails.de.ts'
import { type AccountTexts, en } from './account.emails.en.ts'
import { es } from './account.emails.es.ts'

const texts: Record<Language, AccountTexts> = { en, de, es }

type Mail = { subject: string; content: Email }

export function passwordResetEmail(language: Language, token: string, publicUrl: string): Mail {
  const { subject, text, action, closing } = texts[language].reset
  return {
    subject,
    content: {
      language,
      paragraphs: [text],
      code: token,
      action: { label: action, url: linkWith(emailLinks.resetPassword, token, publicUrl) },
      closing,
    },
  }
}

type Begun = { dueAt: Date; zone: string; language: Language }

export function erasureBegunEmail({ dueAt, zone, language }: Begun, publicUrl: string): Mail {
  const day = dayIn(language, zone, dueAt)
  const { subject, paragraphs, action, closing } = texts[language].erasureBegun
  return {
    subject: subject(day),
    content: {
      language,
      paragraphs: paragraphs(day),
      action: { label: action, url: new URL('/login', publicUrl).href },
      closing,
    },
  }
}

export function erasedEmail({ askedAt, zone, language }: { askedAt: Date; zone: string; language: Language }): Mail {
  const { subject, paragraphs, closing } = texts[language].erased
  return { subject, content: { language, paragraphs: paragraphs(dayIn(language, zone, askedAt)), closing } }
}
