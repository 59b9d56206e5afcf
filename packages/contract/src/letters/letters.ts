import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { languages } from '../language/language.ts'

export const letterKinds = ['question', 'problem', 'idea'] as const
export type LetterKind = (typeof letterKinds)[number]
export const letterMaxLength = 5000
export const letterAttachmentMaxLength = 500

export const aboutWordsMaxLength = 500

/** Words of the app that a member would put in another way. The letter itself says how. */
export const AboutWords = z.object({
  language: z.enum(languages),
  /** The page's pattern, such as `/people/:username`, which names no one. */
  page: z.string().max(100),
  shown: z
    .string('Please say which words you mean')
    .trim()
    .min(1, 'Please say which words you mean')
    .max(aboutWordsMaxLength, 'Please keep the words to 500 characters or fewer'),
  /** Module and name of each text that says this, if the page found any. */
  keys: z.array(z.string().max(200)).max(5),
})
export type AboutWords = z.infer<typeof AboutWords>

export const NewLetter = z.object({
  /** The device's id for the letter, a UUIDv7. Even if it is sent twice, however late, it arrives once. */
  clientId: z.uuidv7().optional(),
  kind: z.enum(letterKinds, 'Please choose what it is'),
  text: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(letterMaxLength, 'Please keep your letter to 5,000 characters or fewer'),
  /** The app's version and the browser, if the member saw them and ticked the box. */
  attachment: z.string().trim().max(letterAttachmentMaxLength).optional(),
  /** If it suggests other words for the app. */
  words: AboutWords.optional(),
})
export type NewLetter = z.infer<typeof NewLetter>

/**
 * A letter is closed without an answer if there is nothing left to say, for example after a second one about the same
 * thing.
 */
export const letterStates = ['waiting', 'answered', 'closed'] as const

export const Letter = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  text: z.string(),
  attachment: z.string().nullable(),
  words: AboutWords.nullable(),
  /** True if someone may be in danger: helplines are shown first, and we read the letter first. */
  isUrgent: z.boolean(),
  createdAt: z.iso.datetime(),
  state: z.enum(letterStates),
  answer: z.string().nullable(),
  /** When it was answered or closed. */
  closedAt: z.iso.datetime().nullable(),
})
export type Letter = z.infer<typeof Letter>

/** `isFirstInLine` is true for members who contribute, because their letters are answered first. */
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
