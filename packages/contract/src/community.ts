import { z } from 'zod'
import { pageOf, pageQuery, username } from './fields.ts'
import { defineRoutes } from './http.ts'
import { followStates, MemberPage, Person, PersonCard } from './person.ts'
import { PracticeSession } from './practice.ts'

export const feedStaleMs = 30_000
export const userSearchMinLength = 2
export const liveRoomMaxParticipants = 10
export const reportReasonMaxLength = 1000
/** Company is counted up to here; beyond it, the exact number would say no more. */
export const companyMost = 99

/** A practice as others see it: notes only where they are shared. */
export const FeedSession = PracticeSession.omit({ zone: true, practiceDay: true, version: true, user: true }).extend({
  loggedAt: z.iso.datetime(),
  user: Person,
})
export type FeedSession = z.infer<typeof FeedSession>

export const feedScopes = ['all', 'following'] as const
export type FeedScope = (typeof feedScopes)[number]

export const searchText = z
  .string()
  .trim()
  .min(userSearchMinLength, 'Please type at least 2 characters')
  .max(100, 'Please keep your search under 100 characters')

/** Where a follow stands after a change, with the other's number of followers. */
export const FollowChange = z.object({ follow: z.enum(followStates), followers: z.int().nonnegative() })

export const NewReport = z.object({
  userId: z.uuid(),
  /** The session it is about, where it is about one. */
  sessionId: z.uuid().optional(),
  reason: z
    .string('Please tell us what happened')
    .trim()
    .min(1, 'Please tell us what happened')
    .max(reportReasonMaxLength, 'Please keep your report under 1,000 characters'),
})
export type NewReport = z.infer<typeof NewReport>

const byId = z.object({ id: z.uuid() })
const byUsername = z.object({ username })
const followLimit = { max: 40, seconds: 60 }
const safetyLimit = { max: 60, seconds: 60 }

export const community = defineRoutes({
  feed: {
    method: 'GET',
    path: '/api/feed',
    summary: 'Read shared sessions, latest first: public ones of all, or what the people one follows share.',
    access: 'member',
    query: pageQuery.extend({ scope: z.enum(feedScopes).default('all') }),
    reply: pageOf(FeedSession),
    errors: [],
  },
  session: {
    method: 'GET',
    path: '/api/feed/:id',
    summary: 'Read one session that the reader may see.',
    access: 'member',
    params: byId,
    reply: FeedSession,
    errors: ['practice.not_found'],
  },
  like: {
    method: 'POST',
    path: '/api/practice-sessions/:id/like',
    summary: 'Like a session, or take the like back. Who says which of the two may ask again without harm.',
    access: 'member',
    params: byId,
    body: z.object({ liked: z.boolean().optional() }).nullish(),
    reply: z.object({ liked: z.boolean(), likes: z.int().nonnegative() }),
    errors: ['practice.not_found'],
    limit: { max: 60, seconds: 60 },
  },
  company: {
    method: 'GET',
    path: '/api/practice-sessions/:id/company',
    summary: 'How many people shared a practice at the time of this own one.',
    access: 'member',
    params: byId,
    reply: z.object({ people: z.int().min(0).max(companyMost), orMore: z.boolean() }),
    errors: ['practice.not_found'],
  },
  discover: {
    method: 'GET',
    path: '/api/users/discover',
    summary: 'Meet people: new ones, some near in practice, and friends of friends.',
    access: 'member',
    reply: pageOf(PersonCard),
    errors: [],
  },
  search: {
    method: 'GET',
    path: '/api/users/search',
    summary: 'Find people by name or username.',
    access: 'member',
    query: z.object({ q: searchText }),
    reply: pageOf(PersonCard),
    errors: [],
    limit: { max: 120, seconds: 60 },
  },
  follow: {
    method: 'POST',
    path: '/api/users/:id/follow',
    summary: 'Follow somebody, or ask to, where they want to be asked.',
    access: 'member',
    params: byId,
    reply: FollowChange,
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: followLimit,
  },
  unfollow: {
    method: 'DELETE',
    path: '/api/users/:id/follow',
    summary: 'Stop following, or take the request back.',
    access: 'member',
    params: byId,
    reply: FollowChange,
    errors: ['community.person_not_found'],
    limit: followLimit,
  },
  person: {
    method: 'GET',
    path: '/api/people/:username',
    summary: 'Read a member’s page.',
    access: 'member',
    params: byUsername,
    reply: MemberPage,
    errors: ['community.person_not_found'],
  },
  sessionsOf: {
    method: 'GET',
    path: '/api/people/:username/sessions',
    summary: 'Read what a member shares with the reader, latest first.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(FeedSession),
    errors: ['community.person_not_found'],
  },
  followersOf: {
    method: 'GET',
    path: '/api/people/:username/followers',
    summary: 'List who follows a member, latest first.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: ['community.person_not_found'],
  },
  followingOf: {
    method: 'GET',
    path: '/api/people/:username/following',
    summary: 'List whom a member follows.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: ['community.person_not_found'],
  },
  removeFollower: {
    method: 'DELETE',
    path: '/api/followers/:id',
    summary: 'Remove one of the own followers, who is not told.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  followRequests: {
    method: 'GET',
    path: '/api/follow-requests',
    summary: 'List who asks to follow, latest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: [],
  },
  acceptRequest: {
    method: 'POST',
    path: '/api/follow-requests/:id/accept',
    summary: 'Let somebody follow.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found'],
    limit: safetyLimit,
  },
  declineRequest: {
    method: 'DELETE',
    path: '/api/follow-requests/:id',
    summary: 'Decline a request to follow, silently.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  block: {
    method: 'POST',
    path: '/api/users/:id/block',
    summary: 'Hide two members from each other and end any following between them.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: safetyLimit,
  },
  unblock: {
    method: 'DELETE',
    path: '/api/users/:id/block',
    summary: 'End a block.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  blocks: {
    method: 'GET',
    path: '/api/blocks',
    summary: 'List whom one has blocked, latest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  mute: {
    method: 'POST',
    path: '/api/users/:id/mute',
    summary: 'Keep somebody’s sessions out of the own feeds, unnoticed.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: safetyLimit,
  },
  unmute: {
    method: 'DELETE',
    path: '/api/users/:id/mute',
    summary: 'End a mute.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  mutes: {
    method: 'GET',
    path: '/api/mutes',
    summary: 'List whom one has muted, latest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  report: {
    method: 'POST',
    path: '/api/reports',
    summary: 'Tell the operators about a member or a session.',
    access: 'member',
    body: NewReport,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: { max: 10, seconds: 3600 },
    creates: true,
  },
})
