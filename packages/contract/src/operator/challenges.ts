import { z } from 'zod'
import { Challenge } from '../journey/challenges.ts'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { ActReason } from './role.ts'

export const ConsoleChallenge = Challenge.pick({
  id: true,
  title: true,
  type: true,
  requirement: true,
  limbType: true,
  partOfDay: true,
  startDate: true,
  endDate: true,
  participants: true,
}).extend({ isOpen: z.boolean() })
export type ConsoleChallenge = z.infer<typeof ConsoleChallenge>

const limit = { max: 60, seconds: 60 }

export const challengeDeskRoutes = defineRoutes({
  challenges: {
    method: 'GET',
    path: '/api/operator/challenges',
    summary: 'List all challenges, the latest first.',
    access: 'operator',
    query: pageQuery,
    reply: pageOf(ConsoleChallenge),
    errors: [],
  },
  openChallenge: {
    method: 'POST',
    path: '/api/operator/challenges/:id/open',
    summary: 'Open a closed challenge again. Opening an open one changes nothing.',
    access: 'operator',
    params: byId,
    reply: z.null(),
    errors: ['journey.challenge_not_found'],
    limit,
  },
  closeChallenge: {
    method: 'POST',
    path: '/api/operator/challenges/:id/close',
    summary: 'Close a challenge: no one can join it any more, and what members did in it stays theirs.',
    access: 'operator',
    params: byId,
    body: ActReason,
    reply: z.null(),
    errors: ['journey.challenge_not_found'],
    limit,
  },
})
