import { community } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { implement } from '#platform/http/implement.ts'
import { createKeyedQueue } from '#platform/keyed-queue.ts'
import { readAlongside } from './feed/alongside.service.ts'
import { listFeed, listSessionsOf, readFeedSession } from './feed/feed.service.ts'
import {
  acceptRequest,
  declineRequest,
  followPerson,
  removeFollower,
  unfollowPerson,
} from './follows/follow.service.ts'
import { likeSession } from './likes/like.service.ts'
import { discoverPeople } from './people/discover.service.ts'
import { listFollowersOf, listFollowingOf, listOwn, readPerson } from './people/people.service.ts'
import { findPeople } from './people/search.service.ts'
import type { OnBlock } from './shared/community.deps.ts'
import { reportPerson } from './safety/reports.service.ts'
import { blockPerson, mutePerson, unblockPerson, unmutePerson } from './safety/safety.service.ts'

/** A change takes about a millisecond. Callers that would have to wait over a second get 429. */
const maxWaiting = 1_000

export function communityRoutes({ primary, clock, onBlock }: { primary: Db; clock: Clock; onBlock: OnBlock }) {
  const deps = { clock, serialize: createKeyedQueue({ maxWaiting }) }
  return implement(community, {
    feed: ({ member, query, db }) => listFeed({ db, primary, clock }, member.id, query),
    session: ({ member, params, db }) => readFeedSession(db, member.id, params.id),
    like: ({ member, params, body, db }) => likeSession({ ...deps, db }, member.id, params.id, body?.liked),
    practisedAlongside: ({ member, params, db }) => readAlongside(db, member.id, params.id),
    sessionsOf: ({ member, params, query, db }) => listSessionsOf(db, member.id, params.username, query),

    discover: ({ member, db }) => discoverPeople(db, member.id),
    search: ({ member, query, db }) => findPeople(db, member.id, query.q),
    person: ({ member, params, db }) => readPerson(db, member.id, params.username),
    followersOf: ({ member, params, query, db }) => listFollowersOf(db, member.id, params.username, query),
    followingOf: ({ member, params, query, db }) => listFollowingOf(db, member.id, params.username, query),

    follow: ({ member, params, db }) => followPerson({ ...deps, db }, member.id, params.id),
    unfollow: ({ member, params, db }) => unfollowPerson({ ...deps, db }, member.id, params.id),
    removeFollower: ({ member, params, db }) => removeFollower({ ...deps, db }, member.id, params.id),
    followRequests: ({ member, query, db }) => listOwn(db, member.id, 'follow_requests', query),
    acceptRequest: ({ member, params, db }) => acceptRequest({ ...deps, db }, member.id, params.id),
    declineRequest: ({ member, params, db }) => declineRequest(db, member.id, params.id),

    block: ({ member, params, db }) => blockPerson({ ...deps, db, onBlock }, member.id, params.id),
    unblock: ({ member, params, db }) => unblockPerson(db, member.id, params.id),
    blocks: ({ member, query, db }) => listOwn(db, member.id, 'blocks', query),
    mute: ({ member, params, db }) => mutePerson({ ...deps, db }, member.id, params.id),
    unmute: ({ member, params, db }) => unmutePerson(db, member.id, params.id),
    mutes: ({ member, query, db }) => listOwn(db, member.id, 'mutes', query),
    report: ({ member, body, db }) => reportPerson({ ...deps, db }, member.id, body),
  })
}
