import { profile } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const profileApi = callsOf(profile)
