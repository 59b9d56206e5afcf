import { insight } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const insightApi = callsOf(insight)
