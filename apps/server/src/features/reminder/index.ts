export { feedRoutes } from './feed/feed.routes.ts'
/** @public For features that tell members something by push. */
export { pushToMember } from './quiet/push-to-member.jobs.ts'
export { quietForMembers } from './quiet/quiet.service.ts'
export { reminderJobs, reminderSchedule } from './reminder.jobs.ts'
export { reminderRoutes } from './reminder.routes.ts'
export { addReminder, emailReminders, weeklyEmails } from './settings/settings.service.ts'
