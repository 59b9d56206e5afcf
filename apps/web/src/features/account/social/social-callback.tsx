import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { matchingState, forgetSocialState, providerAnswer } from '#lib/session/social-state.ts'
import { Notice } from '#ui/status/notice.tsx'
import { useStartSocialSession, useSocialRefusal } from './social.queries.ts'
import type { UnfinishedSignIn } from '../shared/account.queries.ts'
import { socialText as text } from './social.text.ts'

const TwoFactorDialog = lazyScreen(async () => (await import('../sign-in/two-factor-dialog.tsx')).TwoFactorDialog)

type CallbackResult =
  | { is: 'signed in'; refreshToken: string; erasureWasDueAt: string | undefined; search: string }
  | { is: 'waiting'; waiting: UnfinishedSignIn; search: string }
  | { is: 'refused'; ticket: string; search: string }
  | { is: 'failed'; search: string }

/** A provider's callback is accepted only with the state with which this tab left. */
function readCallback(params: URLSearchParams): CallbackResult {
  const saved = matchingState(params.get('state'))
  const names = ['refreshToken', 'userId', 'tempToken', 'ticket']
  const [refreshToken, userId, tempToken, ticket] = names.map((name) => params.get(name))
  if (saved && refreshToken && params.get('token')) {
    const erasureWasDueAt = params.get('erasureWasDueAt') ?? undefined
    return { is: 'signed in', refreshToken, erasureWasDueAt, search: saved.search }
  }
  if (saved && userId && tempToken) {
    return { is: 'waiting', waiting: { userId, tempToken, hasPasskey: params.has('hasPasskey') }, search: saved.search }
  }
  if (saved && ticket) return { is: 'refused', ticket, search: saved.search }
  return { is: 'failed', search: saved?.search ?? '' }
}

/** Shown on the sign-in page when someone comes back from a provider. */
export function SocialCallback() {
  const location = useLocation()
  const navigate = useNavigate()
  const [callback] = useState(() => readCallback(providerAnswer(location) ?? new URLSearchParams()))
  const [failure, setFailure] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const { isError, mutate } = useStartSocialSession()
  const { isIdle, isPending, mutate: askWhy } = useSocialRefusal()

  useEffect(() => {
    // Removes it from the address and its history.
    void navigate({ search: callback.search }, { replace: true })
    if (callback.is === 'signed in') return mutate(callback)
    forgetSocialState()
    // If the account is suspended, the app shows a separate page.
    if (callback.is === 'refused') askWhy(callback.ticket)
  }, [callback, askWhy, mutate, navigate])

  const end = (message?: string) => {
    setClosed(true)
    setFailure(message)
  }
  const isUnexplained = callback.is === 'refused' && !isIdle && !isPending
  return (
    <div className="auth-matter">
      {(callback.is === 'failed' || isUnexplained || isError || failure) && (
        <Notice tone="error" title={text.failed.title}>
          {failure ?? text.failed.text}
        </Notice>
      )}
      {callback.is === 'signed in' && !isError && <output>{text.wait}</output>}
      {callback.is === 'waiting' && !isClosed && (
        <Suspense fallback={null}>
          <TwoFactorDialog waiting={callback.waiting} onExpired={end} onClose={() => end()} />
        </Suspense>
      )}
    </div>
  )
}
