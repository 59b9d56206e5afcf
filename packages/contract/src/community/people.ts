import { z } from 'zod'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { byUsername, followStates, MemberPage, PersonCard } from './person.ts'

export const userSearchMinLength = 2
export const userSearchMaxLength = 100

const searchText = z
  .string()
  .normalize('NFC')
  .trim()
  .min(userSearchMinLength, 'Please type at least 2 characters')
  .max(userSearchMaxLength, 'Please keep your search to 100 characters or fewer')

/** The state of a follow after a change, and how many followers the other member now has. */
export const FollowChange = z.object({ follow: z.enum(followStates), followers: z.int().nonnegative() })

const followLimit = { max: 40, seconds: 60 }
const followerLimit = { max: 60, seconds: 60 }

export const peopleRoutes = defineRoutes({
  discover: {
    method: 'GET',
    path: '/api/users/discover',
    summary: 'Suggest people to follow: new members, people with a similar practice, and friends of friends.',
    access: 'member',
    reply: pageOf(PersonCard).extend({
      /** True if there is no other member here. */
      isAlone: z.boolean().optional(),
    }),
    errors: [],
    mayLag: true,
  },
  search: {
    method: 'GET',
    path: '/api/users/search',
    summary: 'Search for members by name or username.',
    access: 'member',
    query: z.object({ q: searchText }),
    reply: pageOf(PersonCard),
    errors: [],
    mayLag: true,
    limit: { max: 120, seconds: 60 },
  },
  person: {
    method: 'GET',
    path: '/api/people/:username',
    summary: 'Get a member’s page.',
    access: 'member',
    params: byUsername,
    reply: MemberPage,
    errors: ['community.person_not_found'],
    mayLag: true,
  },
  followersOf: {
    method: 'GET',
    path: '/api/people/:username/followers',
    summary: 'List a member’s followers, newest first.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: ['community.person_not_found'],
    mayLag: true,
  },
  followingOf: {
    method: 'GET',
    path: '/api/people/:username/following',
    summary: 'List the people a member follows.',
    access: 'member',
    params: byUsername,
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: ['community.person_not_found'],
    mayLag: true,
  },
  follow: {
    method: 'POST',
    path: '/api/users/:id/follow',
    summary: 'Follow a member, or send a request if they approve followers.',
    access: 'member',
    params: byId,
    reply: FollowChange,
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: followLimit,
  },
  unfollow: {
    method: 'DELETE',
    path: '/api/users/:id/follow',
    summary: 'Unfollow a member, or withdraw your request.',
    access: 'member',
    params: byId,
    reply: FollowChange,
    errors: ['community.person_not_found'],
    limit: followLimit,
  },
  removeFollower: {
    method: 'DELETE',
    path: '/api/followers/:id',
    summary: 'Remove one of your followers. They aren’t notified.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: followerLimit,
  },
  followRequests: {
    method: 'GET',
    path: '/api/follow-requests',
    summary: 'List requests to follow you, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(PersonCard),
    errors: [],
  },
  acceptRequest: {
    method: 'POST',
    path: '/api/follow-requests/:id/accept',
    summary: 'Accept a follow request.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found'],
    limit: followerLimit,
  },
  declineRequest: {
    method: 'DELETE',
    path: '/api/follow-requests/:id',
    summary: 'Decline a follow request. The sender isn’t notified.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: followerLimit,
  },
})
