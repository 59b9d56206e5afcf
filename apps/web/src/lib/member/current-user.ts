import { account, currentUserCacheSeconds } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'

export const currentUserQuery = queryOptions({
  queryKey: [account.me.path],
  queryFn: () => accountApi.me(),
  staleTime: currentUserCacheSeconds * 1000,
})
