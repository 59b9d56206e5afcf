import { referral } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const referralApi = callsOf(referral)
