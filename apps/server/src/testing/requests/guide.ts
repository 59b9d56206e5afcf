import type { api } from '@sadhana/contract'
import type { Kit, Requests } from './kit.ts'

const aQuestion = { message: 'How do rest days work?' }

async function withQuestion(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).guide.ask({ body: aQuestion })
  return { as: asha, id }
}

export const guideRequests: Requests<typeof api>['guide'] = {
  read: async (kit) => ({ as: (await withQuestion(kit)).as, query: {} }),
  ask: async (kit) => ({ as: await kit.member(), body: aQuestion }),
  stream: async (kit) => ({ as: await kit.member(), body: aQuestion }),
  allow: async (kit) => ({ as: await kit.member(), body: { mayUseLog: true } }),
  remove: async (kit) => {
    const { as, id } = await withQuestion(kit)
    return { as, params: { id } }
  },
  clear: async (kit) => ({ as: (await withQuestion(kit)).as }),
}
