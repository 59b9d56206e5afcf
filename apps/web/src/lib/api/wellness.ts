import { wellness } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const wellnessApi = callsOf(wellness)
