import { z } from 'zod'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { PracticeSession } from '../practice/practice.ts'
import { byUsername, Person } from './person.ts'

export const feedStaleMs = 30_000
export const liveRoomMaxParticipants = 10
/** We count people up to this number. Beyond it, screens say "more than 99". */
export const alongsideMost = 99

/** A practice as other members see it: with notes and tags only if they are shared. */
export const FeedSession = PracticeSession.omit({
  hard: true,
  zone: true,
  practiceDay: true,
  version: true,
  user: true,
}).extend({
  loggedAt: z.iso.datetime(),
  user: Person,
})
export type FeedSession = z.infer<typeof FeedSession>

export const feedScopes = ['all', 'following'] as const
export type FeedScope = (typeof feedScopes)[number]

export const feedRoutes = defineRoutes({
  feed: {
    method: 'GET',
    path: '/api/feed',
    summary: 'List shared sessions, newest first: from all members, or from people you follow.',
    access: 'member',
    query: pageQuery.extend({ scope: z.enum(feedScopes).default('all') }),
    reply: pageOf(FeedSession),
    errors: [],
    mayLag: true,
  },
  session: {
    method: 'GET',
    path: '/api/feed/:id',
    summary: 'Get one session that you’re allowed to see.',
    access: 'member',
    params: byId,
    reply: FeedSession,
    errors: ['practice.not_found'],
    mayLag: true,
  },
  like: {
    method: 'POST',
    path: '/api/practice-sessions/:id/like',
    summary: 'Like or unlike a session. Send `liked` to make the call idempotent.',
    access: 'member',
    params: byId,
    body: z.object({ liked: z.boolean().optional() }).nullish(),
    reply: z.object({ liked: z.boolean(), likes: z.int().nonnegative() }),
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  practisedAlongside: {
    method: 'GET',
    path: '/api/practice-sessions/:id/company',
    summary: 'Count the members who shared a practice at the same time as yours.',
    access: 'member',
    params: byId,
    reply: z.object({ people: z.int().min(0).max(alongsideMost), orMore: z.boolean() }),
    errors: ['practice.not_found'],
  },
  sessionsOf: {
    method: 'GET',
    path: '/api/people/:username/sessions',
    summary: 'List the sessions a member shares with you, newest first.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(FeedSession),
    errors: ['community.person_not_found'],
    mayLag: true,
  },
})
