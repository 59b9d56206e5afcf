import { csvRoutes } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const portabilityApi = callsOf(csvRoutes)
