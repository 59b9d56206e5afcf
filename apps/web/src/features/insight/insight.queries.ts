import { insight, type AnalyticsRange } from '@sadhana/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { insightApi } from '#lib/api/insight.ts'

/** While another range is on its way, the figures of the one before stay in sight. */
export const analyticsQuery = (range: AnalyticsRange) =>
  queryOptions({
    queryKey: [insight.analytics.path, range],
    queryFn: () => insightApi.analytics({ query: { range } }),
    placeholderData: keepPreviousData,
  })
