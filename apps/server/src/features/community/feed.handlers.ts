import type { community } from '@sadhana/contract'
import type { Handlers } from '#platform/http/implement.ts'
import type { CommunityDeps } from './community.deps.ts'
import { readCompany } from './company.service.ts'
import { listFeed, listSessionsOf, readFeedSession } from './feed.service.ts'
import { likeSession } from './like.service.ts'

type FeedRoutes = 'feed' | 'session' | 'like' | 'company' | 'sessionsOf'

export const feedHandlers = (deps: Omit<CommunityDeps, 'db'>): Pick<Handlers<typeof community>, FeedRoutes> => ({
  feed: ({ member, query, db }) => listFeed(db, member.id, query),
  session: ({ member, params, db }) => readFeedSession(db, member.id, params.id),
  like: ({ member, params, body, db }) => likeSession({ ...deps, db }, member.id, params.id, body?.liked),
  company: ({ member, params, db }) => readCompany(db, member.id, params.id),
  sessionsOf: ({ member, params, query, db }) => listSessionsOf(db, member.id, params.username, query),
})
