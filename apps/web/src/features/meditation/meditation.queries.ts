import { meditation } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { meditationApi } from '#lib/api/meditation.ts'

const latestShown = 5

export const meditationStatsQuery = queryOptions({
  queryKey: [meditation.stats.path],
  queryFn: () => meditationApi.stats(),
})

export const latestSitsQuery = queryOptions({
  queryKey: [meditation.list.path, 'latest'],
  queryFn: async () => (await meditationApi.list({ query: { limit: latestShown } })).items,
})
