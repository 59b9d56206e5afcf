import { operator } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

/** Used by the console’s own files only. */
export const operatorApi = callsOf(operator)
