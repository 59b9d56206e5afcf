import { account, type SocialRegistration } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/api/account.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { markNewMember } from '#lib/session/new-member.ts'
import { forgetSocialState } from '#lib/session/social-state.ts'
import { startSession } from '../start-session.ts'

/** Which providers there are changes only when the service is set up anew. */
export const providersQuery = queryOptions({
  queryKey: [account.socialProviders.path],
  queryFn: () => accountApi.socialProviders(),
  staleTime: Infinity,
})

type Arrived = { refreshToken: string; erasureWasDueAt: string | undefined }

/**
 * Starts a session with what came in the address. The refresh token is exchanged twice: the first exchange could still
 * be repeated by whoever copied the address, the second one ends that.
 */
export const useArrivedSession = () =>
  useMutation(
    {
      mutationFn: async ({ refreshToken: copied, erasureWasDueAt }: Arrived) => {
        const first = await accountApi.refresh({ body: { refreshToken: copied } })
        if (!('refreshToken' in first)) throw new Error('Authentication error')
        const second = await accountApi.refresh({ body: { refreshToken: first.refreshToken } })
        forgetSocialState()
        startSession({ ...second, ...(erasureWasDueAt && { erasureWasDueAt }) })
      },
    },
    queryClient,
  )

export const useRegisterSocial = () =>
  useMutation(
    {
      mutationFn: async (body: SocialRegistration) => {
        const reply = await accountApi.registerSocial({ body })
        forgetSocialState()
        markNewMember()
        startSession(reply)
      },
    },
    queryClient,
  )
