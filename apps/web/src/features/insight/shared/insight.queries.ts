import { insight, type AnalyticsRange } from '@sadhana/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'

export const insightApi = callsOf(insight)

const keys = {
  analytics: (range: AnalyticsRange) => [insight.analytics.path, range],
  hard: [insight.hard.path],
} as const

/** The previous range stays on screen while another loads. */
export const analyticsQuery = (range: AnalyticsRange) =>
  queryOptions({
    queryKey: keys.analytics(range),
    queryFn: () => insightApi.analytics({ query: { range } }),
    placeholderData: keepPreviousData,
  })

export const hardPracticesQuery = queryOptions({ queryKey: keys.hard, queryFn: () => insightApi.hard() })
