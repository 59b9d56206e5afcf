import { profile } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const profileApi = callsOf(profile)
