export { waitlistJobs } from './waitlist.jobs.ts'
export { waitlistReactions } from './waitlist.events.ts'
export { waitlistRoutes } from './waitlist.routes.ts'
export {
  countWaitlist,
  deleteWaitlist,
  exampleInvitation,
  inviteFromWaitlist,
  inviteWaiting,
  joinWaitlist,
  listWaitingPeople,
  listWaitlist,
} from './waitlist.service.ts'
