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
  if (config.OIDC_ISSUER) providers.set('oidc', await connectOwn({ config, metrics, clock }, config.OIDC_ISSUER))
  if (!google && !facebook && !apple) return providers
  const [{ createAppleSecret, createFacebook, createOpenId }, { createOutgoing }] = await Promise.all([
    import('./openid.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  const shared = <P extends SocialLoginProvider>(provider: P, clientId: string) => ({
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

/**
 * Its calls go through a client of their own, which may reach this one origin even on a private network, and nothing
 * else there.
 */
async function connectOwn({ config, metrics, clock }: Deps, issuer: string): Promise<IdentityProvider> {
  const [{ createOwnProvider }, { createOutgoing }] = await Promise.all([
    import('./own-provider.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  const claim = config.OIDC_ROLE_CLAIM
  const { origin } = new URL(issuer)
  let origins: readonly string[] = [origin]
  return createOwnProvider({
    issuer,
    clientId: config.OIDC_CLIENT_ID ?? '',
    clientSecret: config.OIDC_CLIENT_SECRET ?? '',
    scopes: config.OIDC_SCOPES,
    roles: claim ? { claim, operator: config.OIDC_OPERATORS, moderator: config.OIDC_MODERATORS } : undefined,
    trustsSecondFactor: config.OIDC_TRUST_MFA,
    redirectUri: new URL(callbackPath('oidc'), config.PUBLIC_URL).href,
    afterSignOut: new URL('/login', config.PUBLIC_URL).href,
    outgoing: createOutgoing({
      config: { OUTGOING_STAND_IN: origin },
      metrics,
      clock,
      mayCall: (_, url) => origins.includes(url.origin),
    }),
    allow: (addresses) => {
      origins = [origin, ...addresses.map((address) => new URL(address).origin)]
    },
    clock,
  })
}
