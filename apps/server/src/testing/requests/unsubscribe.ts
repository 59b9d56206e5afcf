import type { api } from '@sadhana/contract'
import { unsubscribeToken } from '#platform/mail/unsubscribe-token.ts'
import type { Requests } from './kit.ts'

export const unsubscribeRequests: Requests<typeof api>['unsubscribe'] = {
  change: async (kit) => {
    const { id: userId } = await kit.member()
    return { params: { token: unsubscribeToken(kit.keys, { list: 'optional', userId }) }, body: { isOn: false } }
  },
}
