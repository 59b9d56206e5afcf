import { csvRoutes } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const portabilityApi = callsOf(csvRoutes)
