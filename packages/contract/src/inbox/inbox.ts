import { z } from 'zod'
import { Person } from '../community/person.ts'
import { defineRoutes } from '../http/http.ts'
import { Achievement } from '../journey/journey.ts'

/** What can reach a member, in the order of their settings. */
export const inboxKinds = ['messages', 'follow-requests', 'rooms', 'buddies', 'achievements', 'letters'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** Entries disappear after this, except follow requests, which wait for their answer. */
export const inboxDays = 30
/** The inbox has no further pages: it's for what happened lately. */
export const inboxEntriesMax = 50

const entry = z.object({
  /** Stays the same for as long as the entry is about the same thing. */
  id: z.string(),
  at: z.iso.datetime(),
  /** True until the member has seen it, here or where it leads. */
  isNew: z.boolean(),
})
const fromPerson = entry.extend({ person: Person })

/** One conversation is one entry. Nothing here quotes what was written. */
export const InboxEntry = z.discriminatedUnion('what', [
  /** Unread until the conversation is opened, also when the inbox has been. */
  fromPerson.extend({ what: z.literal('message'), isUnread: z.boolean() }),
  fromPerson.extend({ what: z.literal('follow-request') }),
  fromPerson.extend({ what: z.literal('buddy-invitation') }),
  fromPerson.extend({ what: z.literal('quiet-word') }),
  fromPerson.extend({
    what: z.literal('room'),
    roomId: z.uuid(),
    name: z.string(),
    startTime: z.iso.datetime(),
    /** True if you have a place. */
    isIn: z.boolean(),
  }),
  entry.extend({ what: z.literal('achievement'), achievement: Achievement }),
  entry.extend({ what: z.literal('answer'), writtenAt: z.iso.datetime() }),
])
export type InboxEntry = z.infer<typeof InboxEntry>

/** Newest first. */
export const Inbox = z.object({ items: z.array(InboxEntry).max(inboxEntriesMax) })
export type Inbox = z.infer<typeof Inbox>

/** The ways by which a kind reaches the member. Without any, it stays silent. */
export const InboxWays = z.object({ inApp: z.boolean(), push: z.boolean(), email: z.boolean() })
export type InboxWays = z.infer<typeof InboxWays>

export const InboxSettings = z.object({
  messages: InboxWays,
  'follow-requests': InboxWays,
  rooms: InboxWays,
  buddies: InboxWays,
  achievements: InboxWays,
  letters: InboxWays,
} satisfies Record<InboxKind, typeof InboxWays>)
export type InboxSettings = z.infer<typeof InboxSettings>

export const inbox = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/inbox',
    summary: 'List what has reached you lately, newest first.',
    access: 'member',
    reply: Inbox,
    errors: [],
  },
  markSeen: {
    method: 'POST',
    path: '/api/inbox/seen',
    summary: 'Mark entries as seen, up to the time of the newest one you show. Nobody is told.',
    access: 'member',
    body: z.object({ upTo: z.iso.datetime() }),
    reply: z.null(),
    errors: [],
    limit: { max: 240, seconds: 60 },
  },
  settings: {
    method: 'GET',
    path: '/api/inbox/settings',
    summary: 'Get how each kind of entry reaches you.',
    access: 'member',
    reply: InboxSettings,
    errors: [],
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/inbox/settings',
    summary: 'Choose how each kind of entry reaches you: in the app, by push, by email, or not at all.',
    access: 'member',
    body: InboxSettings,
    reply: InboxSettings,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
})
