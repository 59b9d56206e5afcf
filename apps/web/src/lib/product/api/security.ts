import { security } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const securityApi = callsOf(security)
