import type { api } from '@sadhana/contract'
import type { Requests } from './kit.ts'

export const profileRequests: Requests<typeof api>['profile'] = {
  privacy: async (kit) => ({ as: await kit.member() }),
  changePrivacy: async (kit) => ({ as: await kit.member(), body: { defaultVisibility: 'followers' } }),
  reasons: async (kit) => ({ as: await kit.member() }),
  changeReasons: async (kit) => ({ as: await kit.member(), body: { reasons: ['mind'] } }),
}
