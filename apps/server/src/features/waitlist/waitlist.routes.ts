import { waitlist } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { joinWaitlist, type JoinDeps } from './waitlist.service.ts'

export const waitlistRoutes = (deps: Omit<JoinDeps, 'db'>) =>
  implement(waitlist, {
    join: ({ body, caller, db }) => joinWaitlist({ ...deps, db }, body, caller),
  })
