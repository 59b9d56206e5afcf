import { account } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'

/** Providers, and countries to whose numbers we send texts. They change only with the configuration. */
export const waysInQuery = queryOptions({
  queryKey: [account.socialProviders.path],
  queryFn: () => accountApi.socialProviders(),
  staleTime: Infinity,
})
