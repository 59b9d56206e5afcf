export { practicePurge } from './practice.jobs.ts'
export { practiceRoutes } from './practice.routes.ts'
export { logSession, logSit, removeSession, type SitKeeper } from './practice.service.ts'
export {
  columnsFor as sessionColumnsFor,
  describeRow as describeSession,
  selectRecentSessions,
  type SessionRow,
} from './sessions.repo.ts'
