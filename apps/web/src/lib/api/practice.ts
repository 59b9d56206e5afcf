import { practice } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const practiceApi = callsOf(practice)
