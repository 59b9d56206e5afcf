import { security } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const securityApi = callsOf(security)
