import { account, currentUserCacheSeconds } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

export const currentUserQuery = queryOptions({
  queryKey: [account.me.path],
  queryFn: () => api.account.me(),
  staleTime: currentUserCacheSeconds * 1000,
})
