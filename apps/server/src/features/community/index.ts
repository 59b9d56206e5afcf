export { communityReconciliation } from './community.jobs.ts'
export { communityRoutes } from './community.routes.ts'
export { maySeeSession } from './feed/session-visibility.service.ts'
export { removeRelationships, followPerson } from './follows/follow.service.ts'
export { lockPair } from './follows/follows.repo.ts'
export { likeSession } from './likes/like.service.ts'
export {
  findReported,
  listReports,
  listReportsAbout,
  openReport,
  resolveReport,
} from './moderation/moderation.service.ts'
export { moderationJobs } from './moderation/notify-operators.jobs.ts'
export { personColumns } from './people/person.sql.ts'
export { addReport, reportPerson } from './safety/reports.service.ts'
export { blockPerson } from './safety/safety.service.ts'
export { timelineJobs, timelinePurge } from './timelines/timeline.jobs.ts'
export { isFindable, isFollowedBy, isFollowing, isMutedBy, notMuted } from './shared/visibility.sql.ts'
