import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const letterKinds = ['question', 'problem', 'idea'] as const
export type LetterKind = (typeof letterKinds)[number]
export const letterMaxLength = 5000
export const letterAttachmentMaxLength = 500

export const NewLetter = z.object({
  /** What the device calls the letter, a UUIDv7: sent twice, however late, it arrives once. */
  clientId: z.uuidv7().optional(),
  kind: z.enum(letterKinds, 'Please choose what it is'),
  text: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(letterMaxLength, 'Please keep your letter to 5,000 characters or fewer'),
  /** Version and browser, if the member ticked it and saw it. */
  attachment: z.string().trim().max(letterAttachmentMaxLength).optional(),
})
export type NewLetter = z.infer<typeof NewLetter>

/** Closed without an answer: nothing was left to say, such as after a second letter about the same thing. */
export const letterStates = ['waiting', 'answered', 'closed'] as const

export const Letter = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  text: z.string(),
  attachment: z.string().nullable(),
  /** It sounds as if someone may be in danger: helplines are shown first, and we read it first. */
  isUrgent: z.boolean(),
  createdAt: z.iso.datetime(),
  state: z.enum(letterStates),
  answer: z.string().nullable(),
  /** When it was answered or closed. */
  closedAt: z.iso.datetime().nullable(),
})
export type Letter = z.infer<typeof Letter>

/** `isFirstInLine`: this member contributes, so their letters are answered first. */
export const Letters = pageOf(Letter).extend({ isFirstInLine: z.boolean() })
export type Letters = z.infer<typeof Letters>

export const letters = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/letters',
    summary: 'List your letters to us, newest first, with our answers.',
    access: 'member',
    query: pageQuery,
    reply: Letters,
    errors: [],
  },
  write: {
    method: 'POST',
    path: '/api/letters',
    summary: 'Write to us. Send `clientId` to make the call idempotent.',
    access: 'member',
    body: NewLetter,
    reply: Letter,
    errors: [],
    limit: { max: 10, seconds: 3600 },
    creates: true,
  },
})
