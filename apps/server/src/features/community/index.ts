export { communityReconciliation } from './community.jobs.ts'
export { communityRoutes } from './community.routes.ts'
export { maySeeSession } from './feed/feed.service.ts'
export { removeRelationships, followPerson } from './follows/follow.service.ts'
export { likeSession } from './likes/like.service.ts'
export {
  findReported,
  listReports,
  listReportsAbout,
  openReport,
  resolveReport,
} from './moderation/moderation.service.ts'
export { moderationJobs } from './moderation/notify-operators.jobs.ts'
