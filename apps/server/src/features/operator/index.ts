export { listAudit } from './audit/audit.service.ts'
export * as memberActs from './members/acts.service.ts'
export { findMembers, memberNamed, openMember } from './members/members.service.ts'
export { changeChallenge, defineFromShell } from './challenges/challenges-admin.service.ts'
export { cancelClosing, readClosing, setClosing } from './closing/closing.service.ts'
export {
  type ClosingRecord,
  countUnfinished,
  eraseEveryone,
  noteDestroyed,
  noteFinished,
  noteSealed,
  readRecord,
  requireOver,
} from './closing/finish.service.ts'
export { closeUnanswered, listAllWaiting, openLetter, sendLetterAnswer } from './letters/letters-admin.service.ts'
export { readOverview } from './overview/overview.service.ts'
export { listSwitches, setSwitch } from './switches/switches.service.ts'
export { inviteBatch, inviteByEmail } from './waitlist/waitlist-admin.service.ts'
export { operatorJobs, operatorSchedule } from './operator.jobs.ts'
export { operatorRoutes } from './operator.routes.ts'
export { resolveWithActions } from './reports/resolve.service.ts'
export { createClaimRole } from './roles/claimed-roles.service.ts'
export { createAuthorise, grantRole, listHolders, withdrawRole } from './roles/roles.service.ts'
