import { letters } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const lettersApi = callsOf(letters)
