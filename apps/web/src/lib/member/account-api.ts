import { account } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const accountApi = callsOf(account)
