export { communityReconciliation } from './community.jobs.ts'
export { communityRoutes } from './community.routes.ts'
export { followPerson } from './follow.service.ts'
export { listOpenReports, resolveReport } from './reports.repo.ts'
