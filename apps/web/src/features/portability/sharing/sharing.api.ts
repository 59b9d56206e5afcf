import { sharing } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const sharingApi = callsOf(sharing)
