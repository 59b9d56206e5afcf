export { accountJobs, accountPurge } from './account.jobs.ts'
export { createAccount, setVerified } from './account.service.ts'
export { addMember } from './registration/register.service.ts'
export { changeCalendar } from './users.repo.ts'
