export { inboxJobs } from './inbox.jobs.ts'
export { inboxRoutes } from './inbox.routes.ts'
export { inboxEmails, isEmailed } from './settings.service.ts'
