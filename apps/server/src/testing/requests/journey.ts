import { addDays, type api } from '@sadhana/contract'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'
import { togetherRequests } from './together.ts'

const nextWeek = ({ clock }: Kit) => {
  const day = clock.now().toISOString().slice(0, 10)
  return { firstDay: addDays(day, 7), lastDay: addDays(day, 9) }
}

/** A member who had a very hard practice today, so gentle days are offered to them. */
async function someoneOffered(kit: Kit) {
  const asha = await kit.member()
  const date = kit.clock.now().toISOString().slice(0, 10)
  await kit.as(asha).practice.log({ body: aPractice({ date, time: '00:00', hard: { severity: 'very' } }) })
  return asha
}
async function someoneGentle(kit: Kit) {
  const asha = await someoneOffered(kit)
  await kit.as(asha).journey.answerGentleOffer({ body: { answer: 'yes' } })
  return asha
}

export const journeyRequests: Requests<typeof api>['journey'] = {
  ...togetherRequests,
  stats: async (kit) => ({ as: await kit.member() }),
  summary: async (kit) => ({ as: await kit.member() }),
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
  noteGentleOffer: async (kit) => ({ as: await someoneOffered(kit) }),
  answerGentleOffer: async (kit) => ({ as: await someoneOffered(kit), body: { answer: 'yes' } }),
  endGentleDays: async (kit) => ({ as: await someoneGentle(kit) }),
  resumeGentleDays: async (kit) => {
    const asha = await someoneGentle(kit)
    await kit.as(asha).journey.endGentleDays()
    return { as: asha }
  },
}
