import { account } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'

/** Which providers there are, and whose numbers get texts, changes only when the service is set up anew. */
export const waysInQuery = queryOptions({
  queryKey: [account.socialProviders.path],
  queryFn: () => accountApi.socialProviders(),
  staleTime: Infinity,
})
