export { practicePurge } from './practice.jobs.ts'
export { practiceRoutes } from './practice.routes.ts'
export { listRecentSessions, logSit } from './practice.service.ts'
