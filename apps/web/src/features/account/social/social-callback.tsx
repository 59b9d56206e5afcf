import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { arrivedWith, forgetSocialState, providerAnswer } from '#lib/session/social-state.ts'
import { Notice } from '#ui/status/notice.tsx'
import { useArrivedSession, useSocialRefusal } from './social.queries.ts'
import type { UnfinishedSignIn } from '../shared/account.queries.ts'
import { socialText as text } from './social.text.ts'

const TwoFactorDialog = lazyScreen(async () => (await import('../sign-in/two-factor-dialog.tsx')).TwoFactorDialog)

type Arrival =
  | { is: 'signed in'; refreshToken: string; erasureWasDueAt: string | undefined; search: string }
  | { is: 'waiting'; waiting: UnfinishedSignIn; search: string }
  | { is: 'refused'; ticket: string; search: string }
  | { is: 'failed'; search: string }

/** What a provider's callback put into the address counts only with the state that this tab left with. */
function readArrival(params: URLSearchParams): Arrival {
  const away = arrivedWith(params.get('state'))
  const names = ['refreshToken', 'userId', 'tempToken', 'ticket']
  const [refreshToken, userId, tempToken, ticket] = names.map((name) => params.get(name))
  if (away && refreshToken && params.get('token')) {
    const erasureWasDueAt = params.get('erasureWasDueAt') ?? undefined
    return { is: 'signed in', refreshToken, erasureWasDueAt, search: away.search }
  }
  if (away && userId && tempToken) {
    return { is: 'waiting', waiting: { userId, tempToken, hasPasskey: params.has('hasPasskey') }, search: away.search }
  }
  if (away && ticket) return { is: 'refused', ticket, search: away.search }
  return { is: 'failed', search: away?.search ?? '' }
}

/** On the sign-in page of someone who comes back from a provider. */
export function SocialArrival() {
  const location = useLocation()
  const navigate = useNavigate()
  const [arrival] = useState(() => readArrival(providerAnswer(location) ?? new URLSearchParams()))
  const [failure, setFailure] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const { isError, mutate } = useArrivedSession()
  const { isIdle, isPending, mutate: askWhy } = useSocialRefusal()

  useEffect(() => {
    // Nothing of it stays in the address or its history.
    void navigate({ search: arrival.search }, { replace: true })
    if (arrival.is === 'signed in') return mutate(arrival)
    forgetSocialState()
    // If the account is paused, the app shows a page of its own.
    if (arrival.is === 'refused') askWhy(arrival.ticket)
  }, [arrival, askWhy, mutate, navigate])

  const end = (message?: string) => {
    setClosed(true)
    setFailure(message)
  }
  const isUnexplained = arrival.is === 'refused' && !isIdle && !isPending
  return (
    <div className="auth-matter">
      {(arrival.is === 'failed' || isUnexplained || isError || failure) && (
        <Notice tone="error" title={text.failed.title}>
          {failure ?? text.failed.text}
        </Notice>
      )}
      {arrival.is === 'signed in' && !isError && <output>{text.wait}</output>}
      {arrival.is === 'waiting' && !isClosed && (
        <Suspense fallback={null}>
          <TwoFactorDialog waiting={arrival.waiting} onExpired={end} onClose={() => end()} />
        </Suspense>
      )}
    </div>
  )
}
