import { account } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const accountApi = callsOf(account)
