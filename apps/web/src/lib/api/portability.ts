import { portability } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const portabilityApi = callsOf(portability)
