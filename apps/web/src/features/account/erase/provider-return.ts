import { socialLoginProviders, type SocialLoginProvider } from '@sadhana/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { matchingState, forgetSocialState, providerAnswer } from '#lib/session/social-state.ts'
import { eraseText } from './erase.text.ts'

const words = eraseText.proof

/** What the provider sent back with the member: a proof, or a problem. */
export type ProviderReturn = { proven?: { provider: SocialLoginProvider; proof: string }; problem?: string }

/** Used only in the tab from which the member left for the provider. */
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

/** Read once, and removed from the address and its history. */
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
