import { addDays, type api } from '@sadhana/contract'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'

const nextWeek = ({ clock }: Kit) => {
  const day = clock.now().toISOString().slice(0, 10)
  return { firstDay: addDays(day, 7), lastDay: addDays(day, 9) }
}

export const journeyRequests: Requests<typeof api>['journey'] = {
  stats: async (kit) => ({ as: await kit.member() }),
  achievements: async (kit) => ({ as: await kit.member() }),
  placeAchievement: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).practice.log({ body: aPractice() })
    const [earned] = await kit.as(asha).journey.achievements()
    return { as: asha, params: { id: earned?.id ?? '' } }
  },
  settings: async (kit) => ({ as: await kit.member() }),
  changeSettings: async (kit) => ({ as: await kit.member(), body: { weeklyGoal: 5 } }),
  pause: async (kit) => ({ as: await kit.member(), body: nextWeek(kit) }),
  endPause: async (kit) => {
    const asha = await kit.member()
    const { pauses } = await kit.as(asha).journey.pause({ body: nextWeek(kit) })
    return { as: asha, params: { id: pauses[0]?.id ?? '' } }
  },
}
