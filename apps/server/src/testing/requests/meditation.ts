import type { api } from '@sadhana/contract'
import type { Kit, Requests } from './kit.ts'

async function sat(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).meditation.save({ body: { duration: 10, ambientSound: 'rain' } })
  return { as: asha, params: { id } }
}

export const meditationRequests: Requests<typeof api>['meditation'] = {
  save: async (kit) => ({ as: await kit.member(), body: { duration: 10, notes: 'Rain outside too.' } }),
  list: async (kit) => ({ as: (await sat(kit)).as, query: {} }),
  remove: sat,
  stats: async (kit) => ({ as: (await sat(kit)).as }),
}
