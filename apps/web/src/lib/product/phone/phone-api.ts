import { phoneRoutes } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const phoneApi = callsOf(phoneRoutes)
