import { socialLoginProviders, type SocialLoginProvider } from '@sadhana/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { matchingState, forgetSocialState, providerAnswer } from '#lib/session/social-state.ts'
import { eraseText } from './erase.text.ts'

const words = eraseText.proof

/** The result a provider sent the member back with: a proof, or a problem. */
export type ProviderReturn = { proven?: { provider: SocialLoginProvider; proof: string }; problem?: string }

/** The address counts only in the tab that left for the provider. */
function readReturn(params: URLSearchParams | undefined): ProviderReturn | undefined {
  if (!params) return undefined
  const [proof, error] = [params.get('proof'), params.get('error')]
  if (error === 'other-account') return { problem: words.otherAccount }
  if (error !== null) return { problem: words.notConfirmed }
  if (proof === null) return undefined
  const provider = socialLoginProviders.find((each) => each === params.get('provider'))
  if (!provider || !matchingState(params.get('state'))) return { problem: words.notConfirmed }
  return { proven: { provider, proof } }
}

/** Read once; nothing of it stays in the address or its history. */
export function useProviderReturn(): ProviderReturn | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const [returned] = useState(() => readReturn(providerAnswer(location)))
  useEffect(() => {
    if (!returned) return
    forgetSocialState()
    void navigate({ search: '' }, { replace: true })
  }, [returned, navigate])
  return returned
}
