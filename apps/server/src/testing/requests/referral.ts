import type { api } from '@sadhana/contract'
import type { Requests } from './kit.ts'

export const referralRequests: Requests<typeof api>['referral'] = {
  list: async (kit) => ({ as: await kit.member() }),
  generate: async (kit) => ({ as: await kit.member() }),
}
