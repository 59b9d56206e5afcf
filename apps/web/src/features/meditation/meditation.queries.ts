import { meditation } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { meditationApi } from '#lib/api/meditation.ts'

const latestShown = 5

const keys = {
  stats: [meditation.stats.path],
  latest: [meditation.list.path, 'latest'],
} as const

export const meditationStatsQuery = queryOptions({
  queryKey: keys.stats,
  queryFn: () => meditationApi.stats(),
})

export const latestSitsQuery = queryOptions({
  queryKey: keys.latest,
  queryFn: async () => (await meditationApi.list({ query: { limit: latestShown } })).items,
})
