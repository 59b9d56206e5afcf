import type { api } from '@sadhana/contract'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'

async function logged(kit: Kit) {
  const asha = await kit.member()
  const { id, version } = await kit.as(asha).practice.log({ body: aPractice() })
  return { as: asha, params: { id }, version }
}

async function deleted(kit: Kit) {
  const { as, params } = await logged(kit)
  await kit.as(as).practice.remove({ params })
  return { as, params }
}

export const practiceRequests: Requests<typeof api>['practice'] = {
  log: async (kit) => ({ as: await kit.member(), body: aPractice() }),
  list: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
  listShort: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
  read: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params }
  },
  edit: async (kit) => {
    const { as, params, version } = await logged(kit)
    return { as, params, body: { version, duration: 25 } }
  },
  remove: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params }
  },
  restore: deleted,
  listDeleted: async (kit) => ({ as: (await deleted(kit)).as, query: {} }),
  erase: deleted,
}

export const insightRequests: Requests<typeof api>['insight'] = {
  analytics: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
}

export const portabilityRequests: Requests<typeof api>['portability'] = {
  csv: async (kit) => ({ as: (await logged(kit)).as }),
}
