import { addDays, type api } from '@sadhana/contract'
import { defineChallenge } from '#features/journey/index.ts'
import type { Kit, Requests } from './kit.ts'

type Journey = Requests<typeof api>['journey']
type Together =
  | 'challenges'
  | 'joinChallenge'
  | 'leaveChallenge'
  | 'buddies'
  | 'buddyCandidates'
  | 'inviteBuddy'
  | 'removeInvitation'
  | 'acceptBuddy'
  | 'endBuddy'
  | 'sendQuietWord'

async function openChallenge(kit: Kit) {
  const today = kit.clock.now().toISOString().slice(0, 10)
  const id = await defineChallenge(kit, {
    title: 'Three mornings',
    description: 'A practice on three mornings.',
    type: 'days',
    requirement: 3,
    limbType: null,
    partOfDay: 'morning',
    startDate: addDays(today, -5),
    endDate: addDays(today, 5),
  })
  return { as: await kit.member(), params: { id } }
}

/** Two members who follow each other. */
export async function friends(kit: Pick<Kit, 'as' | 'member'>) {
  const [asha, ben] = await Promise.all([kit.member(), kit.member()])
  await kit.as(asha).community.follow({ params: { id: ben.id } })
  await kit.as(ben).community.follow({ params: { id: asha.id } })
  return { asha, ben }
}

/** Ben has invited Asha. */
async function invited(kit: Kit) {
  const { asha, ben } = await friends(kit)
  await kit.as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  return { as: asha, params: { id: ben.id } }
}

async function paired(kit: Kit) {
  const { as, params } = await invited(kit)
  await kit.as(as).journey.acceptBuddy({ params })
  return { as, params }
}

export const togetherRequests: Pick<Journey, Together> = {
  challenges: async (kit) => ({ as: (await openChallenge(kit)).as }),
  joinChallenge: openChallenge,
  leaveChallenge: async (kit) => {
    const request = await openChallenge(kit)
    await kit.as(request.as).journey.joinChallenge({ params: request.params })
    return request
  },
  buddies: async (kit) => ({ as: (await paired(kit)).as }),
  buddyCandidates: async (kit) => ({ as: (await friends(kit)).asha, query: {} }),
  inviteBuddy: async (kit) => {
    const { asha, ben } = await friends(kit)
    return { as: asha, params: { id: ben.id } }
  },
  removeInvitation: invited,
  acceptBuddy: invited,
  endBuddy: paired,
  sendQuietWord: async (kit) => ({ ...(await paired(kit)), body: { word: 'no-hurry' } }),
}
