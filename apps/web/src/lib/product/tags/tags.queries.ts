import { practice } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'

const calls = callsOf({ tags: practice.tags })

/** The member's own tags, the most used first. */
export const ownTagsQuery = queryOptions({
  queryKey: [practice.tags.path],
  queryFn: async () => (await calls.tags()).map(({ tag }) => tag),
})
