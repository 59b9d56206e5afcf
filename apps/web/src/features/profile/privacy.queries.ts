import { profile, type Privacy } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { profileApi } from '#lib/api/profile.ts'
import { queryClient } from '#lib/query-client.ts'

export const privacyQuery = queryOptions({
  queryKey: [profile.privacy.path],
  queryFn: () => profileApi.privacy(),
})

export const keepPrivacy = (privacy: Privacy): void => void queryClient.setQueryData(privacyQuery.queryKey, privacy)
