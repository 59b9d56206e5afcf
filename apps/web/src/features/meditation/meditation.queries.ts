import { meditation } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

const latestShown = 5

export const meditationStatsQuery = queryOptions({
  queryKey: [meditation.stats.path],
  queryFn: () => api.meditation.stats(),
})

export const latestSitsQuery = queryOptions({
  queryKey: [meditation.list.path, 'latest'],
  queryFn: async () => (await api.meditation.list({ query: { limit: latestShown } })).items,
})
