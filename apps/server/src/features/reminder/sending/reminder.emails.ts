import type { Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { ignoredBeforeFewer } from './decide.rules.ts'
import { de } from './reminder.emails.de.ts'
import { en, type ReminderTexts } from './reminder.emails.en.ts'
import { es } from './reminder.emails.es.ts'

const texts: Record<Language, ReminderTexts> = { en, de, es }

type Spoken = { tone: 'usual' | 'gentle'; words: string | null; tellsFewer: boolean; language: Language }

export const reminderTitle = (language: Language): string => texts[language].title

/** In gentle days our gentle words replace the member's own. */
export function reminderBody({ tone, words, tellsFewer, language }: Spoken): string {
  const ours = texts[language]
  const body = (tone === 'usual' && words) || ours[tone]
  return tellsFewer ? `${body}\n${ours.fewer(ignoredBeforeFewer)}` : body
}

export const testBody = (language: Language): string => texts[language].test

export function reminderEmail(
  language: Language,
  publicUrl: string,
  paragraphs: string[],
): { subject: string; content: Email } {
  const { title, action, otherAction, closing } = texts[language]
  return {
    subject: title,
    content: {
      language,
      paragraphs,
      action: { label: action, url: new URL('/meditation', publicUrl).href },
      otherAction: { label: otherAction, url: new URL('/settings/reminders', publicUrl).href },
      closing,
    },
  }
}
