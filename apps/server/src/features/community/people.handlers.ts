import type { community } from '@sadhana/contract'
import type { Handlers } from '#platform/http/implement.ts'
import type { CommunityDeps } from './community.deps.ts'
import { discoverPeople } from './discover.service.ts'
import { acceptRequest, declineRequest, followPerson, removeFollower, unfollowPerson } from './follow.service.ts'
import { listFollowersOf, listFollowingOf, listOwn, readPerson } from './people.service.ts'
import { reportPerson } from './reports.service.ts'
import { blockPerson, mutePerson, unblockPerson, unmutePerson } from './safety.service.ts'
import { findPeople } from './search.service.ts'

type All = Handlers<typeof community>
type Deps = Omit<CommunityDeps, 'db'>

const finding: Pick<All, 'discover' | 'search' | 'person' | 'followersOf' | 'followingOf'> = {
  discover: ({ member, db }) => discoverPeople(db, member.id),
  search: ({ member, query, db }) => findPeople(db, member.id, query.q),
  person: ({ member, params, db }) => readPerson(db, member.id, params.username),
  followersOf: ({ member, params, query, db }) => listFollowersOf(db, member.id, params.username, query),
  followingOf: ({ member, params, query, db }) => listFollowingOf(db, member.id, params.username, query),
}

type FollowRoutes = 'follow' | 'unfollow' | 'removeFollower' | 'followRequests' | 'acceptRequest' | 'declineRequest'

const following = (deps: Deps): Pick<All, FollowRoutes> => ({
  follow: ({ member, params, db }) => followPerson({ ...deps, db }, member.id, params.id),
  unfollow: ({ member, params, db }) => unfollowPerson({ ...deps, db }, member.id, params.id),
  removeFollower: ({ member, params, db }) => removeFollower({ ...deps, db }, member.id, params.id),
  followRequests: ({ member, query, db }) => listOwn(db, member.id, 'follow_requests', query),
  acceptRequest: ({ member, params, db }) => acceptRequest({ ...deps, db }, member.id, params.id),
  declineRequest: ({ member, params, db }) => declineRequest(db, member.id, params.id),
})

const safety = (deps: Deps): Pick<All, 'block' | 'unblock' | 'blocks' | 'mute' | 'unmute' | 'mutes' | 'report'> => ({
  block: ({ member, params, db }) => blockPerson({ ...deps, db }, member.id, params.id),
  unblock: ({ member, params, db }) => unblockPerson(db, member.id, params.id),
  blocks: ({ member, query, db }) => listOwn(db, member.id, 'blocks', query),
  mute: ({ member, params, db }) => mutePerson({ ...deps, db }, member.id, params.id),
  unmute: ({ member, params, db }) => unmutePerson(db, member.id, params.id),
  mutes: ({ member, query, db }) => listOwn(db, member.id, 'mutes', query),
  report: ({ member, body, db }) => reportPerson({ ...deps, db }, member.id, body),
})

export const peopleHandlers = (deps: Deps) => ({ ...finding, ...following(deps), ...safety(deps) })
