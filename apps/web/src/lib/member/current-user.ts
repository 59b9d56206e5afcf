import { account, currentUserCacheSeconds } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { followAccountLanguage } from '#lib/member/account-language.ts'
import { accountApi } from '#lib/member/account-api.ts'

export const currentUserQuery = queryOptions({
  queryKey: [account.me.path],
  queryFn: async ({ client, queryKey }) => {
    const user = await accountApi.me()
    // Before anything is shown. Later, a reload would disturb the member.
    const isFirst = client.getQueryData(queryKey) === undefined
    if (!isFirst || !followAccountLanguage(user)) return user
    // The member will come with the new page.
    return new Promise<never>(() => {})
  },
  staleTime: currentUserCacheSeconds * 1000,
})
