export { accountJobs, accountPurge } from './account.jobs.ts'
export { createAccount } from './create-account.ts'
export { changeCalendar, insertUser, setVerified } from './users.repo.ts'
