import { account, type ErasureBegun, type ErasureProof } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountApi } from '#lib/api/account.ts'
import { forgetSession } from '#lib/session/sign-out.ts'

export const erasurePreviewQuery = queryOptions({
  queryKey: [account.erasurePreview.path],
  queryFn: () => accountApi.erasurePreview(),
})

export const useErasureCode = () => useMutation({ mutationFn: () => accountApi.sendErasureCode() })

/** The server has ended every session: this device forgets the member, and the sign-in page says what happens next. */
export function useErase() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ErasureProof) => accountApi.erase({ body }),
    onSuccess: (erasure: ErasureBegun) => {
      forgetSession()
      void navigate('/login', { replace: true, state: { erasure } })
    },
  })
}
