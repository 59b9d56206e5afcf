import type { InboxEntry, InboxKind, Language } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { de } from './inbox.emails.de.ts'
import { en, type InboxTexts } from './inbox.emails.en.ts'
import { es } from './inbox.emails.es.ts'

export const kindOf: Record<InboxEntry['what'], InboxKind> = {
  message: 'messages',
  'follow-request': 'follow-requests',
  room: 'rooms',
  'buddy-invitation': 'buddies',
  'quiet-word': 'buddies',
  achievement: 'achievements',
  answer: 'letters',
}

const texts: Record<Language, InboxTexts> = { en, de, es }

const paths: Record<InboxKind, string> = {
  messages: '/messages',
  'follow-requests': '/inbox',
  rooms: '/inbox',
  buddies: '/inbox',
  achievements: '/gamification?tab=achievements',
  letters: '/settings/letters',
}

/**
 * What push messages and emails say. They are read on lock screens and in mailboxes, so they name no one and quote nothing;
 * a member who is blocked or erased afterwards doesn't live on in them either.
 */
export const wordsOf = (language: Language, kind: InboxKind) => ({ ...texts[language].kinds[kind], path: paths[kind] })

type Mail = { subject: string; content: Email }

export function inboxEmail(language: Language, kinds: readonly InboxKind[], publicUrl: string): Mail {
  const { subject, action, otherAction, closing } = texts[language]
  const words = kinds.map((kind) => wordsOf(language, kind))
  return {
    subject,
    content: {
      language,
      paragraphs: words.map(({ title, body }) => `${title}. ${body}`),
      action: { label: action, url: new URL('/inbox', publicUrl).href },
      otherAction: { label: otherAction, url: new URL('/inbox/settings', publicUrl).href },
      closing,
    },
  }
}
