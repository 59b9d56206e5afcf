export { accountJobs, accountPurge } from './account.jobs.ts'
export { createAccount, setVerifiedById, signOutEverywhere } from './account.service.ts'
export { sendResetLink } from './password/forgot-password.service.ts'
export { eraseAtClosing, type ErasingDeps, scheduleErasure } from './erase/erase.service.ts'
export { optionalEmails } from './email/delivery.service.ts'
export { erasureSchedule } from './erase/erase.jobs.ts'
export { createBreachedPasswords, refuseBreached } from './password/breached-passwords.service.ts'
export { createPasswords, type Passwords } from './password/passwords.service.ts'
export { addMember } from './registration/register.service.ts'
export { liftEndedSuspensions, restoreMember, suspendMember } from './suspension/suspension.service.ts'
export { readCurrentUser } from './sessions/current-user.service.ts'
export {
  changeCalendar,
  findLanguage,
  lockPicture,
  replaceGeneratedUsername,
  updateLanguage,
  updatePicture,
  updateProfile,
} from './shared/users.repo.ts'
