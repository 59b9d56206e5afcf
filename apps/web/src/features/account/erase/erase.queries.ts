import { account, type ErasureBegun, type ErasureProof, type SocialLoginProvider } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountApi } from '#lib/member/account-api.ts'
import { answerOf } from '#lib/product/passkeys.ts'
import { forgetSession } from '#lib/member/sign-out.ts'
import { rememberState } from '#lib/session/social-state.ts'

export const erasurePreviewQuery = queryOptions({
  queryKey: [account.erasurePreview.path],
  queryFn: () => accountApi.erasurePreview(),
})

export const useErasureCode = () => useMutation({ mutationFn: () => accountApi.sendErasureCode() })

export const answerWithPasskey = async (): Promise<ErasureProof> => ({
  way: 'passkey',
  answer: await answerOf(await accountApi.askErasurePasskey()),
})

/** Opens the provider's page, which sends the member back to this one. */
export const useErasureProvider = () =>
  useMutation({
    mutationFn: async (provider: SocialLoginProvider) => {
      const { url } = await accountApi.startErasureProvider({ body: { provider, state: rememberState() } })
      location.assign(url)
    },
  })

type Erasing = { prove: () => ErasureProof | Promise<ErasureProof>; isAtOnce: boolean }

/** The server has ended every session. This device forgets the member, and the sign-in page says what happens next. */
export function useErase() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ prove, isAtOnce }: Erasing) =>
      (isAtOnce ? accountApi.eraseAtOnce : accountApi.erase)({ body: await prove() }),
    onSuccess: (erasure: ErasureBegun, { isAtOnce }) => {
      void forgetSession()
      void navigate('/login', { replace: true, state: { erasure: { ...erasure, isAtOnce } } })
    },
  })
}
