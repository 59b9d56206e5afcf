export { accountJobs, accountPurge } from './account.jobs.ts'
export { createAccount } from './create-account.ts'
export { changeCalendar } from './users.repo.ts'
