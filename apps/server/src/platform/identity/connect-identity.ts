import type { SocialLoginProvider } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import { callbackPath, type IdentityProvider, type IdentityProviders } from './identity-provider.ts'

type Deps = { config: Config; metrics: Metrics; clock: Clock }

/** Connects the configured providers. Their code is loaded only if there is one. */
export async function connectIdentity({ config, metrics, clock }: Deps): Promise<IdentityProviders> {
  const providers = new Map<SocialLoginProvider, IdentityProvider>()
  const { GOOGLE_CLIENT_ID: google, FACEBOOK_CLIENT_ID: facebook, APPLE_CLIENT_ID: apple } = config
  if (!google && !facebook && !apple) return providers
  const [{ createAppleSecret, createFacebook, createOpenId }, { createOutgoing }] = await Promise.all([
    import('./openid.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  const shared = (provider: SocialLoginProvider, clientId: string) => ({
    provider,
    clientId,
    outgoing,
    redirectUri: new URL(callbackPath(provider), config.PUBLIC_URL).href,
    standIn: config.OUTGOING_STAND_IN,
  })
  const outgoing = createOutgoing({ config, metrics, clock })
  if (google) {
    const clientSecret = async () => config.GOOGLE_CLIENT_SECRET ?? ''
    providers.set('google', createOpenId({ ...shared('google', google), clientSecret }))
  }
  if (facebook) {
    const clientSecret = async () => config.FACEBOOK_CLIENT_SECRET ?? ''
    providers.set('facebook', createFacebook({ ...shared('facebook', facebook), clientSecret }))
  }
  if (apple) {
    const clientSecret = createAppleSecret({
      clock,
      clientId: apple,
      teamId: config.APPLE_TEAM_ID ?? '',
      keyId: config.APPLE_KEY_ID ?? '',
      privateKey: config.APPLE_PRIVATE_KEY ?? '',
    })
    providers.set('apple', createOpenId({ ...shared('apple', apple), clientSecret }))
  }
  return providers
}
