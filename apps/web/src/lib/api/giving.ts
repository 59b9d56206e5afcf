import { giving } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const givingApi = callsOf(giving)
