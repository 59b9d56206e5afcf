import './social.css'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queryClient } from '#lib/query/query-client.ts'
import { waysInQuery } from '#lib/member/ways-in.ts'
import { leaveForProvider } from '#lib/session/social-state.ts'
import { Button } from '#ui/button.tsx'
import { providerNames, ProviderSymbol } from '#ui/motifs/provider-symbol.tsx'
import { socialText as text } from './social.text.ts'

/** A row with the configured providers; nothing if there are none. */
export function SocialButtons({ isSignUp = false }: { isSignUp?: boolean }) {
  const { search } = useLocation()
  const { data } = useQuery(waysInQuery, queryClient)
  if (!data || data.providers.length === 0) return null
  return (
    <div className="other-ways">
      <p className="other-ways-or">{isSignUp ? text.orBegin : text.or}</p>
      <div className="social-row">
        {data.providers.map((provider) => (
          <Button key={provider} variant="secondary" onClick={() => leaveForProvider(provider, 'sign-in', search)}>
            <ProviderSymbol provider={provider} /> {providerNames[provider]}
          </Button>
        ))}
      </div>
      {isSignUp && <p className="text-muted text-sm">{text.askCode}</p>}
    </div>
  )
}
