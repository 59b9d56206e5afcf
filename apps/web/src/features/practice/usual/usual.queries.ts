import { practice } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { practiceApi } from '../shared/practice.queries.ts'

const freshMs = 15 * 60_000

/** Practices of the present time of day come first, so the answer goes stale as the day passes. */
export const usualPracticesQuery = queryOptions({
  queryKey: [practice.usual.path],
  queryFn: () => practiceApi.usual(),
  staleTime: freshMs,
})
