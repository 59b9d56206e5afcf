export { practicePurge } from './practice.jobs.ts'
export { practiceRoutes } from './practice.routes.ts'
export { logSession, logSit, removeSession, type SitTrash } from './practice.service.ts'
export { type PracticeSessionRow, selectRecentSessions, sessionColumns, toPracticeSession } from './session.sql.ts'
