import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { waitlistPractices } from '../waitlist/waitlist.ts'

/** The maximum number of people to invite at once. */
export const maxInvitedAtOnce = 50

export const WaitingPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.iso.datetime(),
  currentPractice: z.enum(waitlistPractices),
  practiceFrequency: z.string().nullable(),
})
export type WaitingPerson = z.infer<typeof WaitingPerson>

export const WaitlistQueue = pageOf(WaitingPerson).extend({
  waiting: z.number().int(),
  /** Invitations whose code is still valid and unused. */
  unanswered: z.number().int(),
  /** The email that each of them will get, with an example code. */
  invitation: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
})
export type WaitlistQueue = z.infer<typeof WaitlistQueue>

export const InvitedBatch = z.object({
  /** People who are no longer waiting are left out, so that no one is invited twice. */
  entryIds: z
    .array(z.uuid(), 'Please choose who to invite')
    .min(1, 'Please choose who to invite')
    .max(maxInvitedAtOnce, 'Please invite 50 people or fewer at a time'),
})

export const waitlistDeskRoutes = defineRoutes({
  waitlist: {
    method: 'GET',
    path: '/api/operator/waitlist',
    summary: 'List who waits for an invitation, in the order they came.',
    access: 'operator',
    query: pageQuery,
    reply: WaitlistQueue,
    errors: [],
  },
  inviteWaiting: {
    method: 'POST',
    path: '/api/operator/waitlist/invitations',
    summary: 'Email a personal code to each of these people who still waits. Safe to send again.',
    access: 'operator',
    body: InvitedBatch,
    reply: z.object({ invited: z.number().int() }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  },
})
