import type { Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { dayIn } from '#platform/intl.rules.ts'
import { de } from './closing.emails.de.ts'
import { type ClosingTexts, en } from './closing.emails.en.ts'
import { es } from './closing.emails.es.ts'
import type { EmailRound, QueuedEmail } from './emails.repo.ts'

const texts: Record<Language, ClosingTexts> = { en, de, es }

/** The end of every email to which a person answers. */
export const readByAPerson = (language: Language): string => texts[language].answer

type Mail = { subject: string; content: Email }
type Facts = Pick<QueuedEmail, 'on' | 'reason' | 'language'> & {
  publicUrl: string
  /** For someone who can't sign in: a link to the archive that works for anyone. */
  archiveUrl: string | undefined
}

/** The subject and content of an email about the end of the installation. */
export function closingEmail(round: EmailRound, facts: Facts): Mail {
  const { on, reason, language, publicUrl, archiveUrl } = facts
  const [day, host] = [dayIn(language, 'UTC', new Date(on)), new URL(publicUrl).host]
  const { answer, getArchive, [round]: words } = texts[language]
  const action = { label: getArchive, url: archiveUrl ?? new URL('/settings/archive', publicUrl).href }
  const isOver = round === 'cancelled'
  const paragraphs = words.paragraphs(day, host, reason)
  return {
    subject: words.subject(day),
    content: { language, paragraphs, ...(!isOver && { action }), closing: answer },
  }
}

/** An archive that an operator has made for a member. */
export function archiveEmail(language: Language, url: string): Mail {
  const { answer, getArchive, archive } = texts[language]
  return {
    subject: archive.subject,
    content: { language, paragraphs: [archive.text], action: { label: getArchive, url }, closing: answer },
  }
}
