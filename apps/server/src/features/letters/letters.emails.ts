import type { Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { de } from './letters.emails.de.ts'
import { en, type LettersTexts } from './letters.emails.en.ts'
import { es } from './letters.emails.es.ts'

const texts: Record<Language, LettersTexts> = { en, de, es }

/** An empty line starts a new paragraph. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The email doesn't quote the letter, which may contain things that don't belong in an inbox. */
export function answerEmail(
  language: Language,
  answer: string,
  publicUrl: string,
): { subject: string; content: Email } {
  const { subject, opening, action, closing } = texts[language]
  return {
    subject,
    content: {
      language,
      paragraphs: [opening, ...paragraphsOf(answer)],
      action: { label: action, url: new URL('/settings/letters', publicUrl).href },
      closing,
      isByPerson: true,
    },
  }
}
