import { createPrivateKey } from 'node:crypto'
import type { SocialLoginProvider } from '@sadhana/contract'
import { SignJWT } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import type { Provider } from '#platform/outgoing/outgoing-hosts.rules.ts'
import type { Identity, IdentityProvider, Secrets } from './identity-provider.ts'

/** Those whose addresses are written down here. */
type KnownProvider = Exclude<SocialLoginProvider, 'oidc'>

type Deps = {
  provider: KnownProvider
  clientId: string
  clientSecret: () => Promise<string>
  redirectUri: string
  outgoing: Outgoing
  standIn: string | undefined
}

const graph = 'https://graph.facebook.com/v23.0'

/** Written down instead of discovered, so that a sign-in takes one call less and no one can redirect it. */
const servers: Record<KnownProvider, openid.ServerMetadata> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    token_endpoint: `${graph}/oauth/access_token`,
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
    token_endpoint: 'https://appleid.apple.com/auth/token',
    jwks_uri: 'https://appleid.apple.com/auth/keys',
  },
}

const scopes: Record<KnownProvider, string> = {
  google: 'openid email profile',
  facebook: 'public_profile email',
  apple: 'openid name email',
}

/** The same path on the stand-in. */
const at = (standIn: string | undefined, address: string): string =>
  standIn ? new URL(new URL(address).pathname, standIn).href : address

function serverFor(provider: KnownProvider, standIn: string | undefined): openid.ServerMetadata {
  const server = servers[provider]
  if (!standIn) return server
  const moved = { ...server }
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = server[name]
    if (address) moved[name] = at(standIn, address)
  }
  return moved
}

/** Every call goes through `outgoing`, like those to other services. */
export const fetchThrough =
  (outgoing: Outgoing, provider: Provider): openid.CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body instanceof URLSearchParams ? { body: body.toString() } : {}
    const reply = await outgoing.request({ provider, url, method: method as 'GET' | 'POST', headers, ...sent })
    const type = reply.headers['content-type']
    return new Response(new Uint8Array(reply.body), {
      status: reply.status,
      headers: { 'content-type': typeof type === 'string' ? type : '' },
    })
  }

async function configurationOf({ provider, clientId, clientSecret, outgoing, standIn }: Deps) {
  const authentication = openid.ClientSecretPost(await clientSecret())
  const configuration = new openid.Configuration(serverFor(provider, standIn), clientId, {}, authentication)
  configuration[openid.customFetch] = fetchThrough(outgoing, provider)
  // Without this, the library trusts the connection alone and checks no signature.
  openid.enableNonRepudiationChecks(configuration)
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to be noticed; a stand-in on this machine has no certificate
  if (standIn) openid.allowInsecureRequests(configuration)
  return configuration
}

/** How to ask each provider for a new sign-in. Google doesn't support the prompt "login", only "select_account". */
const signInAgain: Record<KnownProvider, Record<string, string>> = {
  google: { max_age: '0', prompt: 'select_account' },
  facebook: { auth_type: 'reauthenticate' },
  apple: { max_age: '0' },
}

async function startAt(deps: Deps, { state, nonce, codeVerifier }: Secrets, { isFresh = false } = {}): Promise<string> {
  const { provider, redirectUri } = deps
  const url = openid.buildAuthorizationUrl(await configurationOf(deps), {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes[provider],
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(provider !== 'facebook' && { nonce }),
    // Apple sends the name and email only in this mode.
    ...(provider === 'apple' && { response_mode: 'form_post' }),
    ...(isFresh && signInAgain[provider]),
  })
  return url.href
}

const grant = async (deps: Deps, answer: URLSearchParams, { state, nonce, codeVerifier }: Secrets, isOpenId: boolean) =>
  openid.authorizationCodeGrant(await configurationOf(deps), new URL(`${deps.redirectUri}?${answer.toString()}`), {
    expectedState: state,
    pkceCodeVerifier: codeVerifier,
    ...(isOpenId && { expectedNonce: nonce }),
  })

/** Apple sends "true" as text. */
export const standardClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  name: z.string().optional().catch(undefined),
  iat: z.number(),
  auth_time: z.number().optional(),
})

/**
 * Both times come from the provider in whole seconds, so our clock doesn't matter. A provider that doesn't say when
 * someone signed in is trusted: Google says it only for verified apps that have turned it on.
 */
export function requireAge(
  { iat, auth_time: signedInAt = iat }: Pick<z.infer<typeof standardClaims>, 'iat' | 'auth_time'>,
  maxAge: number,
): void {
  if (signedInAt + maxAge + 1 < iat) throw new Error('the sign-in is too long ago')
}

/** Used for Google and Apple. The library checks signature, issuer, audience, time, nonce and state. */
export const createOpenId = (deps: Deps): IdentityProvider => ({
  startUrl: (secrets, options) => startAt(deps, secrets, options),
  identify: async (answer, secrets, maxAge): Promise<Identity> => {
    const tokens = await grant(deps, answer, secrets, true)
    const claims = standardClaims.parse(tokens.claims())
    if (maxAge !== undefined) requireAge(claims, maxAge)
    const { sub, email, email_verified: verified, name } = claims
    return {
      provider: deps.provider,
      subject: sub,
      email: (verified === true || verified === 'true') && email !== undefined ? email : null,
      name: name ?? appleName(answer),
    }
  },
})

/** Apple sends the name only once, outside the signed part. It only prefills a field that the member can change. */
const AppleUser = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }).partial() })

function appleName(answer: URLSearchParams): string | null {
  try {
    const { firstName = '', lastName = '' } = AppleUser.parse(JSON.parse(answer.get('user') ?? '')).name
    return `${firstName} ${lastName}`.trim() || null
  } catch {
    return null
  }
}

const FacebookProfile = z.object({ id: z.string().min(1).max(255), name: z.string().optional() })

/**
 * Facebook uses OAuth 2, so we request the profile. It doesn't say whether an email is verified, so we don't use one.
 */
export const createFacebook = (deps: Deps): IdentityProvider => ({
  startUrl: (secrets, options) => startAt(deps, secrets, options),
  identify: async (answer, secrets): Promise<Identity> => {
    const { access_token: token } = await grant(deps, answer, secrets, false)
    const url = `${at(deps.standIn, `${graph}/me`)}?fields=id,name`
    const reply = await deps.outgoing.request({
      provider: deps.provider,
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    if (reply.status !== 200) throw new Error(`the profile was answered with ${reply.status}`)
    const { id, name } = FacebookProfile.parse(JSON.parse(reply.body.toString()))
    return { provider: deps.provider, subject: id, email: null, name: name ?? null }
  },
})

type AppleKey = { clock: Clock; clientId: string; teamId: string; keyId: string; privateKey: string }
const appleSecretSeconds = 5 * 60

/** Apple's client secret is a token that we sign for each call. */
export function createAppleSecret({ clock, clientId, teamId, keyId, privateKey }: AppleKey): () => Promise<string> {
  const key = createPrivateKey(privateKey)
  return () => {
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(servers.apple.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + appleSecretSeconds)
      .sign(key)
  }
}
