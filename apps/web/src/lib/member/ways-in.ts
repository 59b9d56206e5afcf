import { account, type SocialLoginProvider } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { commonText } from '#intl/common.text.ts'
import { accountApi } from '#lib/member/account-api.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { providerNames } from '#ui/motifs/provider-symbol.tsx'

/** Providers, and countries to whose numbers we send texts. They change only with the configuration. */
export const waysInQuery = queryOptions({
  queryKey: [account.socialProviders.path],
  queryFn: () => accountApi.socialProviders(),
  staleTime: Infinity,
})

/** What people call a provider. The name of the operators' own comes with `waysInQuery`, which must be loaded. */
export const providerName = (provider: SocialLoginProvider): string =>
  provider === 'oidc'
    ? (queryClient.getQueryData(waysInQuery.queryKey)?.oidc?.name ?? commonText.yourProvider)
    : providerNames[provider]
