import type { api } from '@sadhana/contract'
import { publishArticles } from '#features/journey/index.ts'
import type { Kit, Requests } from './kit.ts'

async function anArticle({ db }: Kit) {
  await publishArticles(db)
  return { slug: 'closing-the-doors' }
}

export const learningRequests: Requests<typeof api>['learning'] = {
  suggestions: async (kit) => ({ as: await kit.member() }),
  article: async (kit) => ({ as: await kit.member(), params: await anArticle(kit) }),
  saveReading: async (kit) => ({ as: await kit.member(), params: await anArticle(kit), body: { place: 3 } }),
}
