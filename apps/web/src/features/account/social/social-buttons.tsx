import './social.css'
import { socialSignOutPath } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queryClient } from '#lib/query/query-client.ts'
import { providerName, waysInQuery } from '#lib/member/ways-in.ts'
import { leaveForProvider } from '#lib/session/social-state.ts'
import { Button } from '#ui/button.tsx'
import { ProviderSymbol } from '#ui/motifs/provider-symbol.tsx'
import { accountText } from '../shared/account.text.ts'
import { socialText as text } from './social.text.ts'

/** A row with the configured providers; nothing if there are none. */
export function SocialButtons({ isSignUp = false }: { isSignUp?: boolean }) {
  const { search } = useLocation()
  const { data, isFetching, failureCount } = useQuery(waysInQuery, queryClient)
  // What is below waits for the first answer, so that nothing moves when the buttons come.
  if (!data) return isFetching && failureCount === 0 ? <div className="other-ways-awaited" /> : null
  if (data.providers.length === 0) return null
  const others = data.providers.filter((provider) => provider !== 'oidc')
  return (
    <div className="other-ways">
      <p className="other-ways-or">{isSignUp ? accountText.orBegin : accountText.or}</p>
      {data.oidc && (
        <Button variant="secondary" block onClick={() => leaveForProvider('oidc', 'sign-in', search)}>
          <ProviderSymbol provider="oidc" />{' '}
          {isSignUp ? text.continueWith(data.oidc.name) : text.signInWith(data.oidc.name)}
        </Button>
      )}
      {others.length > 0 && (
        <div className="social-row">
          {others.map((provider) => (
            <Button key={provider} variant="secondary" onClick={() => leaveForProvider(provider, 'sign-in', search)}>
              <ProviderSymbol provider={provider} /> {providerName(provider)}
            </Button>
          ))}
        </div>
      )}
      {data.oidc?.invites && <p className="text-muted text-sm">{text.noCodeNeeded(data.oidc.name)}</p>}
      {isSignUp && (others.length > 0 || !data.oidc?.invites) && (
        <p className="text-muted text-sm">{data.oidc?.invites ? text.othersAskCode : text.askCode}</p>
      )}
      {data.oidc && !isSignUp && (
        <p className="text-muted text-sm">
          {/* Leaves the app, so not a link of the router. */}
          <a href={socialSignOutPath('oidc')}>{text.signOutAt(data.oidc.name)}</a>
        </p>
      )}
    </div>
  )
}
