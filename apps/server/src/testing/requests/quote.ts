import type { api } from '@sadhana/contract'
import type { Requests } from './kit.ts'

export const quoteRequests: Requests<typeof api>['quote'] = {
  list: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).quote.generate({ body: {} })
    return { as: asha, query: {} }
  },
  generate: async (kit) => ({
    as: await kit.member(),
    body: { recentQuotes: [{ text: 'Begin where your feet are.', theme: 'motivation' }] },
  }),
}
