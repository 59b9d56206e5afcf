import type { api, SitChoice } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
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

export const aSitChoice: SitChoice = {
  minutes: 20,
  programme: null,
  settleSeconds: 0,
  bells: { start: true, end: true, every: 0 },
  mix: ['rain'],
  limbType: 'dhyana',
  breath: null,
}

const changedAt = '2026-03-10T08:00:00Z'

async function withPreset(kit: Kit) {
  const asha = await kit.member()
  const id = newId()
  await kit.as(asha).timer.savePreset({ params: { id }, body: { name: 'Morning', sit: aSitChoice, changedAt } })
  return { as: asha, params: { id } }
}

export const timerRequests: Requests<typeof api>['timer'] = {
  read: async (kit) => ({ as: (await withPreset(kit)).as }),
  changeSettings: async (kit) => ({ as: await kit.member(), body: { changes: { minutes: 30 }, changedAt } }),
  savePreset: async (kit) => ({ ...(await withPreset(kit)), body: { name: 'Evening', sit: aSitChoice, changedAt } }),
  removePreset: async (kit) => ({ ...(await withPreset(kit)), body: { changedAt } }),
  orderPresets: async (kit) => {
    const { as, params } = await withPreset(kit)
    return { as, body: { ids: [params.id] } }
  },
}
