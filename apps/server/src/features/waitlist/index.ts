export { waitlistJobs } from './waitlist.jobs.ts'
export { waitlistReactions } from './waitlist.events.ts'
export { waitlistRoutes } from './waitlist.routes.ts'
export { inviteFromWaitlist, joinWaitlist, listWaitlist } from './waitlist.service.ts'
