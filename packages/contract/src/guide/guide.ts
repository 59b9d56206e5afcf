import { z } from 'zod'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const chatHistoryLength = 5
export const chatMessageMaxLength = 2000

export const ChatTurn = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) })

export const NewChatMessage = z.object({
  /** The device's id for the question, a UUIDv7. Even if it is sent twice, however late, it is answered once. */
  clientId: z.uuidv7().optional(),
  message: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(chatMessageMaxLength, 'Please keep your question to 2,000 characters or fewer'),
  /** Accepted but not trusted: the server uses the conversation it has saved. */
  conversationHistory: z.array(ChatTurn).max(chatHistoryLength).default([]),
})
export type NewChatMessage = z.infer<typeof NewChatMessage>

/** One message on the screen. */
export type ChatMessage = { id: string; content: string; isUser: boolean; timestamp: string }

/** Who answered: a fixed text (`crisis`, `eating`, `medical`), the local guide or the language model. */
export const chatKinds = ['crisis', 'eating', 'medical', 'local', 'model'] as const
export type ChatKind = (typeof chatKinds)[number]

/** A passage that an answer cites. `source` is the handbook, an article or the member's log. */
export const ChatSource = z.object({ source: z.string(), title: z.string(), path: z.string() })
export type ChatSource = z.infer<typeof ChatSource>

export const ChatExchange = z.object({
  id: z.uuid(),
  message: z.string(),
  response: z.string(),
  kind: z.enum(chatKinds),
  sources: z.array(ChatSource),
  /** What the guide or the model was told about the member's practice; null if nothing. */
  logUsed: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ChatExchange = z.infer<typeof ChatExchange>

/** `instead` says why the local guide answered although there is a model. */
export const ChatReply = ChatExchange.extend({ instead: z.enum(['quota', 'down']).nullable() })
export type ChatReply = z.infer<typeof ChatReply>

/**
 * The contents of the stream, one JSON object after each `data: `: words as they arrive, then the whole answer, which
 * is final.
 */
export type ChatEvent = { text: string } | { reply: ChatReply }

export const Chat = pageOf(ChatExchange).extend({
  mayUseLog: z.boolean(),
  /** `model` if a language model writes the answers, `library` if a local guide quotes. */
  answersFrom: z.enum(['model', 'library']),
})
export type Chat = z.infer<typeof Chat>

const limit = { max: 20, seconds: 60 }

export const guide = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/chat',
    summary: 'List your questions to the Practice Guide and its answers, newest first.',
    access: 'member',
    query: pageQuery,
    reply: Chat,
    errors: [],
  },
  ask: {
    method: 'POST',
    path: '/api/chat',
    summary: 'Ask the Practice Guide. Send `clientId` to make the call idempotent.',
    access: 'member',
    body: NewChatMessage,
    reply: ChatReply,
    errors: [],
    limit,
  },
  stream: {
    method: 'POST',
    path: '/api/chat/stream',
    summary: 'Ask the Practice Guide and get its words as they come. Disconnecting stops the answer.',
    access: 'member',
    body: NewChatMessage,
    reply: z.string(),
    file: { type: 'text/event-stream; charset=utf-8', name: 'answer.txt' },
    errors: [],
    limit,
  },
  allow: {
    method: 'PUT',
    path: '/api/chat/consent',
    summary: 'Say whether the Practice Guide may use your practice log of the last 30 days.',
    access: 'member',
    body: z.object({ mayUseLog: z.boolean() }),
    reply: z.object({ mayUseLog: z.boolean() }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/chat/:id',
    summary: 'Delete one question and its answer.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['guide.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  clear: {
    method: 'DELETE',
    path: '/api/chat',
    summary: 'Delete your whole conversation with the Practice Guide.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: { max: 20, seconds: 60 },
  },
})
