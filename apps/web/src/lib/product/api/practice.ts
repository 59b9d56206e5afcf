import { practice } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const practiceApi = callsOf(practice)
