import { insight } from '@sadhana/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { insightApi } from '../shared/insight.queries.ts'
import type { Ranges } from './compare.rules.ts'

/** The previous two ranges stay on screen while others load. */
export const comparisonQuery = ({ first, second }: Ranges) =>
  queryOptions({
    queryKey: [insight.compare.path, first, second],
    queryFn: () =>
      insightApi.compare({
        query: { firstFrom: first.from, firstTo: first.to, secondFrom: second.from, secondTo: second.to },
      }),
    placeholderData: keepPreviousData,
  })
