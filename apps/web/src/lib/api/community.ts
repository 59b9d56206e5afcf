import { community } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const communityApi = callsOf(community)
