import type { api } from '@sadhana/contract'
import type { Requests } from './kit.ts'

const free = {
  paymentTier: 'financial_difficulty',
  amount: 0,
  currency: 'USD',
  paymentMethod: 'free_access',
  subscriptionTier: 'financial_difficulty',
  isRecurring: false,
} as const

export const givingRequests: Requests<typeof api>['giving'] = {
  facts: async () => ({}),
  pay: async (kit) => ({ as: await kit.member(), body: free }),
  confirm: async (kit) => ({ as: await kit.member(), body: {} }),
  receipts: async (kit) => ({ as: await kit.member(), query: {} }),
  subscription: async (kit) => ({ as: await kit.member() }),
  stop: async (kit) => ({ as: await kit.member(), body: { isActive: false } }),
  earlyAccess: async (kit) => ({ as: await kit.member() }),
  changeEarlyAccess: async (kit) => ({ as: await kit.member(), body: { isOn: true } }),
}
