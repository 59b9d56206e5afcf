import { waitlist } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const waitlistApi = callsOf(waitlist)
