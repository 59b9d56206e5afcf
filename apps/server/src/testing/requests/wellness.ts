import { addDays, type api } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Kit, Requests } from './kit.ts'

const lastNight = ({ clock }: Kit) => {
  const date = addDays(clock.now().toISOString().slice(0, 10), -1)
  return { date, bedtime: `${addDays(date, -1)}T23:00:00Z`, wakeTime: `${date}T07:00:00Z`, quality: 7, duration: null }
}

async function withMood(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6 } })
  return { as: asha, params: { id } }
}

async function withNight(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).wellness.logSleep({ body: lastNight(kit) })
  return { as: asha, params: { id } }
}

export const wellnessRequests: Requests<typeof api>['wellness'] = {
  logMood: async (kit) => ({ as: await kit.member(), body: { mood: 'calm', energy: 6 } }),
  moods: async (kit) => ({ as: (await withMood(kit)).as, query: {} }),
  readMood: withMood,
  setAsideMood: async (kit) => ({ ...(await withMood(kit)), body: { mood: 'sad', clientId: newId() } }),
  editMood: async (kit) => ({ ...(await withMood(kit)), body: { mood: 'happy' } }),
  removeMood: withMood,
  restoreMood: async (kit) => {
    const { as, params } = await withMood(kit)
    await kit.as(as).wellness.removeMood({ params })
    return { as, params }
  },
  logSleep: async (kit) => ({ as: await kit.member(), body: lastNight(kit) }),
  nights: async (kit) => ({ as: (await withNight(kit)).as, query: {} }),
  readSleep: withNight,
  setAsideSleep: async (kit) => ({ ...(await withNight(kit)), body: { quality: 2, clientId: newId() } }),
  editSleep: async (kit) => ({ ...(await withNight(kit)), body: { quality: 8 } }),
  removeSleep: withNight,
  restoreSleep: async (kit) => {
    const { as, params } = await withNight(kit)
    await kit.as(as).wellness.removeSleep({ params })
    return { as, params }
  },
  deleted: async (kit) => ({ as: (await withMood(kit)).as }),
  preferences: async (kit) => ({ as: await kit.member() }),
  changePreferences: async (kit) => ({ as: await kit.member(), body: { difficultyLevel: 'advanced' } }),
  dismissHelp: async (kit) => ({ as: await kit.member() }),
}
