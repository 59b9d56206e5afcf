import type { api } from '@sadhana/contract'
import type { Kit, Requests } from './kit.ts'

const aLetter = { kind: 'question', text: 'Can I log a practice for last week?' } as const

async function written(kit: Kit) {
  const asha = await kit.member()
  await kit.as(asha).letters.write({ body: aLetter })
  return { as: asha, query: {} }
}

export const lettersRequests: Requests<typeof api>['letters'] = {
  list: written,
  write: async (kit) => ({ as: await kit.member(), body: aLetter }),
}
