import { profile, type Privacy } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { useSavedChange } from '#lib/query/saved-change.ts'

const profileApi = callsOf(profile)

const keys = { privacy: [profile.privacy.path] } as const

export const privacyQuery = queryOptions({
  queryKey: keys.privacy,
  queryFn: () => profileApi.privacy(),
})

/** The unsaved changes, and a function that changes a setting. */
export const usePrivacyChange = () =>
  useSavedChange(async (body: Partial<Privacy>) => {
    const saved = await profileApi.changePrivacy({ body })
    queryClient.setQueryData(privacyQuery.queryKey, saved)
  })
