import { insight, type AnalyticsRange } from '@sadhana/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { insightApi } from '#lib/api/insight.ts'
import type { Ranges } from './compare/compare.rules.ts'

const keys = { analytics: (range: AnalyticsRange) => [insight.analytics.path, range] } as const

/** The previous range stays on screen while another loads. */
export const analyticsQuery = (range: AnalyticsRange) =>
  queryOptions({
    queryKey: keys.analytics(range),
    queryFn: () => insightApi.analytics({ query: { range } }),
    placeholderData: keepPreviousData,
  })

/** The two ranges before stay on screen while others load. */
export const comparisonQuery = ({ first, second }: Ranges) =>
  queryOptions({
    queryKey: [insight.compare.path, first, second],
    queryFn: () =>
      insightApi.compare({
        query: { firstFrom: first.from, firstTo: first.to, secondFrom: second.from, secondTo: second.to },
      }),
    placeholderData: keepPreviousData,
  })
