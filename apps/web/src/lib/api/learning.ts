import { learning } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const learningApi = callsOf(learning)
