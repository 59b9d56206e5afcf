import type { OperatorRole } from '@sadhana/contract'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import type { Identity, IdentityProvider, Secrets } from './identity-provider.ts'
import { fetchThrough, requireAge, standardClaims } from './openid.ts'

/** The operators' own provider, found by discovery. */
type OwnProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Where the provider says which roles someone has, such as `groups`, and what it calls ours. */
  roles: { claim: string; operator: string | undefined; moderator: string | undefined } | undefined
  /** True if the provider is believed when it says that it asked for two-factor authentication. */
  trustsSecondFactor: boolean
}

type Deps = OwnProviderSettings & { redirectUri: string; afterSignOut: string; outgoing: Outgoing; clock: Clock } & {
  /** Called with the addresses that the provider names, before any of them is called. */
  allow: (addresses: readonly string[]) => void
}

/** How long its addresses are remembered. Its keys are read at every sign-in, so that it can replace them any time. */
const rememberedMs = 10 * 60_000

const Claims = standardClaims.extend({ amr: z.array(z.string()).optional().catch(undefined) }).loose()
type Claims = z.infer<typeof Claims>

/**
 * The library checks that the provider found there is the one that was named, and at each sign-in signature, issuer,
 * audience, time, nonce and state, and the issuer in the address if the provider sends one.
 */
export function createOwnProvider(deps: Deps): IdentityProvider {
  let known: { server: openid.ServerMetadata; at: number } | undefined

  async function discover(): Promise<openid.ServerMetadata> {
    const now = deps.clock.now().getTime()
    if (known && now - known.at < rememberedMs) return known.server
    const found = await openid.discovery(new URL(deps.issuer), deps.clientId, undefined, undefined, {
      // oxlint-disable-next-line typescript/no-deprecated -- as below
      ...(isPlain(deps) && { execute: [openid.allowInsecureRequests] }),
      [openid.customFetch]: fetchThrough(deps.outgoing, 'oidc'),
    })
    const server = found.serverMetadata()
    deps.allow(
      [server.token_endpoint, server.jwks_uri, server.userinfo_endpoint].filter((address) => address !== undefined),
    )
    known = { server, at: now }
    return known.server
  }

  async function configuration(): Promise<openid.Configuration> {
    const server = await discover()
    const made = new openid.Configuration(server, deps.clientId, {}, authenticationFor(server, deps.clientSecret))
    made[openid.customFetch] = fetchThrough(deps.outgoing, 'oidc')
    openid.enableNonRepudiationChecks(made)
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to be noticed; production refuses an issuer without https
    if (isPlain(deps)) openid.allowInsecureRequests(made)
    return made
  }

  async function claimsFrom(answer: URLSearchParams, { state, nonce, codeVerifier }: Secrets): Promise<Claims> {
    const server = await configuration()
    const tokens = await openid.authorizationCodeGrant(server, new URL(`${deps.redirectUri}?${answer.toString()}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const signed = Claims.parse(tokens.claims())
    if (!server.serverMetadata().userinfo_endpoint) return signed
    // Many providers say there what isn't in the token. What is in both, the signed one says.
    const more = await openid.fetchUserInfo(server, tokens.access_token, signed.sub)
    return Claims.parse({ ...more, ...signed })
  }

  return {
    startUrl: async ({ state, nonce, codeVerifier }, { isFresh = false } = {}) => {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: deps.redirectUri,
        response_type: 'code',
        scope: deps.scopes,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(isFresh && { max_age: '0', prompt: 'login' }),
      })
      return url.href
    },
    identify: async (answer, secrets, maxAge): Promise<Identity> => {
      const claims = await claimsFrom(answer, secrets)
      if (maxAge !== undefined) requireAge(claims, maxAge)
      const { email, email_verified: verified, name } = claims
      return {
        provider: 'oidc',
        subject: claims.sub,
        issuer: deps.issuer,
        email: verified === true && email !== undefined ? email : null,
        name: name ?? null,
        hasSecondFactor: deps.trustsSecondFactor && (claims.amr ?? []).includes('mfa'),
        ...(deps.roles && { role: roleIn(claims, deps.roles) }),
      }
    },
    signOutUrl: async () => {
      const { end_session_endpoint: endpoint } = await discover()
      if (!endpoint) return null
      const url = new URL(endpoint)
      url.searchParams.set('client_id', deps.clientId)
      url.searchParams.set('post_logout_redirect_uri', deps.afterSignOut)
      return url.href
    },
  }
}

const isPlain = ({ issuer }: Pick<Deps, 'issuer'>): boolean => new URL(issuer).protocol === 'http:'

/** The standard's default, unless the provider names only the other. */
function authenticationFor(server: openid.ServerMetadata, secret: string): openid.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret)
}

/** A claim may be one value or a list, and its name a path, such as Keycloak's `realm_access.roles`. */
function roleIn(claims: Claims, { claim, operator, moderator }: NonNullable<Deps['roles']>): OperatorRole | null {
  const found = claims[claim] ?? claim.split('.').reduce<unknown>((value, part) => partOf(value, part), claims)
  const values = Array.isArray(found) ? found : [found]
  if (operator !== undefined && values.includes(operator)) return 'operator'
  return moderator !== undefined && values.includes(moderator) ? 'moderator' : null
}

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    ? (value as Record<string, unknown>)[part]
    : undefined
