import { z } from 'zod'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { AboutWords, letterKinds, letterMaxLength, letterStates } from '../letters/letters.ts'
import { ActReason } from './role.ts'

/** The position of a letter in the queue: worry about a person first, then supporters, then by age. */
export const letterPlaces = ['worry', 'supporter', 'turn'] as const

export const QueuedLetter = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  place: z.enum(letterPlaces),
  createdAt: z.iso.datetime(),
  username: z.string(),
  /** True if it suggests other words for the app. */
  isAboutWords: z.boolean(),
  /** Its first words. */
  title: z.string(),
})
export type QueuedLetter = z.infer<typeof QueuedLetter>

/** The letter and its attachment, and nothing else about its writer. */
export const LetterDetail = QueuedLetter.extend({
  text: z.string(),
  attachment: z.string().nullable(),
  words: AboutWords.nullable(),
  /** False for a member without an address, who can read the answer only on the page. */
  isAnsweredByEmail: z.boolean(),
  state: z.enum(letterStates),
  answer: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type LetterDetail = z.infer<typeof LetterDetail>

export const LetterAnswer = z.object({
  answer: z
    .string('Please write an answer')
    .trim()
    .min(1, 'Please write an answer')
    .max(letterMaxLength, 'Please keep your answer to 5,000 characters or fewer'),
})

const limit = { max: 60, seconds: 60 }

export const letterDeskRoutes = defineRoutes({
  letters: {
    method: 'GET',
    path: '/api/operator/letters',
    summary: 'List letters that wait for an answer: worry about a person first, then supporters, then by age.',
    access: 'moderator',
    query: pageQuery,
    reply: pageOf(QueuedLetter),
    errors: [],
  },
  letter: {
    method: 'GET',
    path: '/api/operator/letters/:id',
    summary: 'Open a letter. The first time you do, it is logged.',
    access: 'moderator',
    params: byId,
    reply: LetterDetail,
    errors: ['operator.letter_not_found'],
  },
  answerLetter: {
    method: 'POST',
    path: '/api/operator/letters/:id/answer',
    summary: 'Answer a letter and close it. The answer goes out by email and is saved with the letter.',
    access: 'moderator',
    params: byId,
    body: LetterAnswer,
    reply: z.null(),
    errors: ['operator.letter_not_found', 'operator.letter_closed'],
    limit,
  },
  closeLetter: {
    method: 'POST',
    path: '/api/operator/letters/:id/close',
    summary: 'Close a letter that needs no answer. Nothing is sent.',
    access: 'moderator',
    params: byId,
    body: ActReason,
    reply: z.null(),
    errors: ['operator.letter_not_found', 'operator.letter_closed', 'operator.reason_names'],
    limit,
  },
})
