import { community } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const communityApi = callsOf(community)
