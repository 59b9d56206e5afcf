import { giving } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const givingApi = callsOf(giving)
