import { z } from 'zod'
import { Person } from '../community/person.ts'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { gone, Message, messageSending } from './sending.ts'

/** How many messages a report may carry, with consent. */
export const reportedMessagesMax = 10

/** Named by the other member. `canWrite` is true while the two follow each other. */
const About = z.object({ person: Person, canWrite: z.boolean(), isMuted: z.boolean() })

/** A muted conversation is never unread. */
export const Conversation = About.extend({ latest: Message, isUnread: z.boolean() })
export type Conversation = z.infer<typeof Conversation>

/** Newest first. `hasReceipts` is true while both have read receipts on. */
export const ConversationPage = pageOf(Message).extend({ ...About.shape, hasReceipts: z.boolean() })
export type ConversationPage = z.infer<typeof ConversationPage>

/** What is wrong with a conversation. Worry about a person is read before everything else. */
export const conversationReportKinds = ['unkind', 'advances', 'selling', 'worry'] as const
export type ConversationReportKind = (typeof conversationReportKinds)[number]

export const ConversationReport = z.object({
  kind: z.enum(conversationReportKinds, 'Please choose what is wrong'),
  /** The member's consent to show moderators the last ten messages. */
  withMessages: z.boolean(),
})

/** Off unless the member turns them on. Nothing that was read before then is ever shown as read. */
export const MessageSettings = z.object({ readReceipts: z.boolean() })
export type MessageSettings = z.infer<typeof MessageSettings>

const byMessage = byId.extend({ messageId: z.uuid() })
const conversationRoutes = defineRoutes({
  conversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'List your conversations, the latest message first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Conversation),
    errors: [],
  },
  partners: {
    method: 'GET',
    path: '/api/conversation-partners',
    summary: 'List the people you can write to: you follow each other.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/conversations/:id',
    summary: 'Get your conversation with a member, newest messages first.',
    access: 'member',
    params: byId,
    query: pageQuery,
    reply: ConversationPage,
    errors: gone,
  },
  markRead: {
    method: 'POST',
    path: '/api/conversations/:id/read',
    summary: 'Mark messages as read, up to the one you name.',
    access: 'member',
    params: byId,
    body: z.object({ upTo: z.uuid() }),
    reply: z.null(),
    errors: gone,
    limit: { max: 240, seconds: 60 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/conversations/:id/messages/:messageId',
    summary: 'Delete a message for yourself. The other member keeps theirs.',
    access: 'member',
    params: byMessage,
    reply: z.null(),
    errors: [],
    limit: { max: 120, seconds: 60 },
  },
  clear: {
    method: 'DELETE',
    path: '/api/conversations/:id',
    summary: 'Delete a conversation for yourself. The other member keeps theirs.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  settings: {
    method: 'GET',
    path: '/api/message-settings',
    summary: 'Get whether you have read receipts on.',
    access: 'member',
    reply: MessageSettings,
    errors: [],
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/message-settings',
    summary: 'Turn read receipts on or off. They show only between members who both have them on.',
    access: 'member',
    body: MessageSettings,
    reply: MessageSettings,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  report: {
    method: 'POST',
    path: '/api/conversations/:id/report',
    summary: 'Report a conversation to the operators, with its last ten messages if you say so.',
    access: 'member',
    params: byId,
    body: ConversationReport,
    reply: z.null(),
    errors: gone,
    limit: { max: 10, seconds: 3600 },
    creates: true,
  },
})

export const message = { ...conversationRoutes, ...messageSending }
