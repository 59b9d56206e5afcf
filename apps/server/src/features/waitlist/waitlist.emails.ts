import type { Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { de } from './waitlist.emails.de.ts'
import { en, type WaitlistTexts } from './waitlist.emails.en.ts'
import { es } from './waitlist.emails.es.ts'

const texts: Record<Language, WaitlistTexts> = { en, de, es }

type Mail = { subject: string; content: Email }

export function confirmationEmail(language: Language): Mail {
  const { subject, ...words } = texts[language].confirmation
  return { subject, content: { language, ...words } }
}

export function invitationEmail(language: Language, code: string, publicUrl: string): Mail {
  const { subject, text, action, closing } = texts[language].invitation
  const url = new URL(`/register?ref=${encodeURIComponent(code)}`, publicUrl).href
  return { subject, content: { language, paragraphs: [text], code, action: { label: action, url }, closing } }
}
