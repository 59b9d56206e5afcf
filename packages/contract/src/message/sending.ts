import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const messageMaxLength = 2000

export const NewMessage = z.object({
  /** The device's id for the message, a UUIDv7. Even if it is sent twice, however late, it arrives once. */
  id: z.uuidv7(),
  text: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(messageMaxLength, 'Please keep your message to 2,000 characters or fewer'),
})
export type NewMessage = z.infer<typeof NewMessage>

/** `isSeen` is only ever true for your own messages, and only while both of you have read receipts on. */
export const Message = z.object({
  id: z.uuid(),
  text: z.string(),
  isMine: z.boolean(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
})
export type Message = z.infer<typeof Message>

export const gone = ['message.person_not_found'] as const

/** A page that only sends, such as any page with an outbox, carries nothing else of messages. */
export const messageSending = defineRoutes({
  send: {
    method: 'POST',
    path: '/api/conversations/:id/messages',
    summary: 'Write to a member; you follow each other. The same `id` is sent once.',
    access: 'member',
    params: byId,
    body: NewMessage,
    reply: Message,
    errors: [...gone, 'message.not_mutual', 'message.id_taken'],
    limit: { max: 60, seconds: 60 },
  },
})
