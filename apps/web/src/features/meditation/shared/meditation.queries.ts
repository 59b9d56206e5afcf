import { meditation, practice } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { practiceChanged } from '#lib/product/practice-changed.ts'

const meditationApi = callsOf(meditation)
const practiceApi = callsOf(practice)

const latestShown = 5

const keys = {
  stats: [meditation.stats.path],
  latest: [meditation.list.path, 'latest'],
  practice: (id: string) => [practice.read.path, id],
} as const

export const meditationStatsQuery = queryOptions({
  queryKey: keys.stats,
  queryFn: () => meditationApi.stats(),
})

export const latestSitsQuery = queryOptions({
  queryKey: keys.latest,
  queryFn: async () => (await meditationApi.list({ query: { limit: latestShown } })).items,
})

/** The practice that a sit was saved as, which has the same id. */
export const practiceOfSitQuery = (id: string) =>
  queryOptions({ queryKey: keys.practice(id), queryFn: () => practiceApi.read({ params: { id } }) })

export async function removeSit(id: string): Promise<void> {
  await meditationApi.remove({ params: { id } })
  await practiceChanged()
}

export async function restoreSit(id: string): Promise<void> {
  await practiceApi.restore({ params: { id } })
  await practiceChanged()
}
