import type { SocialRegistration } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { accountApi } from '#lib/member/account-api.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { markNewMember } from '#lib/member/new-member.ts'
import { forgetSocialState } from '#lib/session/social-state.ts'
import { accountText } from '../shared/account.text.ts'
import { startSession } from '../shared/start-session.ts'

type CallbackTokens = { refreshToken: string; erasureWasDueAt: string | undefined }

/**
 * Starts a session with the tokens from the address. The refresh token is exchanged twice, because anyone who copied
 * the address could still repeat the first exchange. The second one prevents that.
 */
export const useStartSocialSession = () =>
  useMutation(
    {
      mutationFn: async ({ refreshToken: copied, erasureWasDueAt }: CallbackTokens) => {
        const first = await accountApi.refresh({ body: { refreshToken: copied } })
        if (!('refreshToken' in first)) throw new Error(accountText.noSession)
        const second = await accountApi.refresh({ body: { refreshToken: first.refreshToken } })
        forgetSocialState()
        await startSession({ ...second, ...(erasureWasDueAt && { erasureWasDueAt }) })
      },
    },
    queryClient,
  )

/** Asks why signing in through the provider didn't start a session. If the account is suspended, the app shows why. */
export const useSocialRefusal = () =>
  useMutation({ mutationFn: (ticket: string) => accountApi.socialRefusal({ body: { ticket } }) }, queryClient)

export const useRegisterSocial = () =>
  useMutation(
    {
      mutationFn: async (body: SocialRegistration) => {
        const reply = await accountApi.registerSocial({ body })
        forgetSocialState()
        markNewMember()
        await startSession(reply)
      },
    },
    queryClient,
  )
