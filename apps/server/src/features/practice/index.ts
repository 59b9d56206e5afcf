export { practicePurge } from './practice.jobs.ts'
export { practiceRoutes } from './practice.routes.ts'
export { logSit } from './practice.service.ts'
export { describeRow as describeSession, selectRecentSessions, type SessionRow } from './sessions.repo.ts'
