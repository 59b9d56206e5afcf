import { sharing } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const sharingApi = callsOf(sharing)
