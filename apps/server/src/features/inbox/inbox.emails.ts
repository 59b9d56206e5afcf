import type { InboxEntry, InboxKind } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'

export const kindOf: Record<InboxEntry['what'], InboxKind> = {
  message: 'messages',
  'follow-request': 'follow-requests',
  room: 'rooms',
  'buddy-invitation': 'buddies',
  'quiet-word': 'buddies',
  achievement: 'achievements',
  answer: 'letters',
}

type Words = { title: string; body: string; path: string }

/**
 * What push messages and emails say. They are read on lock screens and in mailboxes, so they name no one and quote nothing;
 * a member who is blocked or erased afterwards doesn't live on in them either.
 */
export const wordsOf: Record<InboxKind, Words> = {
  messages: { title: 'A message for you', body: 'Someone you know wrote to you.', path: '/messages' },
  'follow-requests': { title: 'A follow request', body: 'Answer it in your own time.', path: '/inbox' },
  rooms: { title: 'A room is open for you', body: 'Someone you know would like to sit together.', path: '/inbox' },
  buddies: { title: 'From your buddies', body: 'There’s a word or an invitation for you.', path: '/inbox' },
  achievements: {
    title: 'A stone for you',
    body: 'A practice of yours has earned it.',
    path: '/gamification?tab=achievements',
  },
  letters: { title: 'We’ve answered you', body: 'The answer is with your letters.', path: '/settings/letters' },
}

export const inboxEmail = (kinds: readonly InboxKind[], publicUrl: string): { subject: string; content: Email } => ({
  subject: 'Something new in your inbox',
  content: {
    paragraphs: kinds.map((kind) => `${wordsOf[kind].title}. ${wordsOf[kind].body}`),
    action: { label: 'Open your inbox', url: new URL('/inbox', publicUrl).href },
    otherAction: { label: 'Choose what reaches you', url: new URL('/inbox/settings', publicUrl).href },
    closing: 'You get this email because you chose it, at most once a day.',
  },
})
