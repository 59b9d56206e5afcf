import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, jwtVerify, SignJWT } from 'jose'

const paths = {
  google: { authorize: '/o/oauth2/v2/auth', token: '/token', issuer: 'https://accounts.google.com' },
  facebook: { authorize: '/v23.0/dialog/oauth', token: '/v23.0/oauth/access_token', issuer: '' },
  apple: { authorize: '/auth/authorize', token: '/auth/token', issuer: 'https://appleid.apple.com' },
  /** An operators' own provider, whose issuer is where the stand-in runs. */
  oidc: { authorize: '/realms/home/auth', token: '/realms/home/token', issuer: '' },
}
type Name = keyof typeof paths
const names = Object.keys(paths) as Name[]

type Person = {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
  groups?: string[]
  amr?: string[]
}
type Grant = { provider: Name; query: URLSearchParams; person: Person }

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** A provider for tests that never call it. */
export const aProvider = { GOOGLE_CLIENT_ID: 'client-google', GOOGLE_CLIENT_SECRET: 'a secret of the tests' }

const ownRealm = '/realms/home'

/** The settings for all providers, as an operator would write them. */
export const identitySettings = (url: string) => ({
  OUTGOING_STAND_IN: url,
  ...aProvider,
  FACEBOOK_CLIENT_ID: 'client-facebook',
  FACEBOOK_CLIENT_SECRET: 'a secret of the tests',
  APPLE_CLIENT_ID: 'client-apple',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  OIDC_ISSUER: `${url}${ownRealm}`,
  OIDC_CLIENT_ID: 'client-oidc',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_NAME: 'Hillside House',
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The client of the operators' own provider authenticates in the header, as is the standard's default. */
function isOwnClient(authorization = ''): boolean {
  const [id = '', secret = ''] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')
  // Both are encoded as in a form.
  const decoded = new URLSearchParams(`id=${id}&secret=${secret}`)
  return decoded.get('id') === 'client-oidc' && decoded.get('secret') === 'a secret of the tests'
}

async function isClient(provider: Name, form: URLSearchParams, authorization?: string): Promise<boolean> {
  if (provider === 'oidc') return isOwnClient(authorization)
  const secret = form.get('client_secret') ?? ''
  if (form.get('client_id') !== `client-${provider}`) return false
  if (provider !== 'apple') return secret === 'a secret of the tests'
  const rules = { issuer: 'TEAM', subject: 'client-apple', audience: paths.apple.issuer }
  return jwtVerify(secret, apple.publicKey, rules).then(
    () => true,
    () => false,
  )
}

/**
 * Implements the parts of OpenID Connect (Google, and Apple with its form) and OAuth 2 (Facebook) that we use. It
 * checks the client, redirect address and PKCE, issues each code once, and signs tokens. Tests can change what the
 * tokens say.
 */
export async function startIdentityStandIn() {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Person>()
  const behaviour = {
    /** The person who uses the browser. */
    person: { sub: 'nobody' } as Person,
    /** Claims that replace those in the signed token. */
    lie: {} as Record<string, unknown>,
    signedBy: 'us' as 'us' | 'a stranger' | 'nobody',
    denies: false,
    /** What the operators' own provider says about itself, besides the usual. */
    metadata: {} as Record<string, unknown>,
    /** The key that signs, and is published. */
    keys: { kid: 'one', pair: ours },
  }

  const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ownIssuer = () => `${here()}${ownRealm}`
  const ownMetadata = () => ({
    issuer: ownIssuer(),
    authorization_endpoint: `${here()}${paths.oidc.authorize}`,
    token_endpoint: `${here()}${paths.oidc.token}`,
    jwks_uri: `${ownIssuer()}/keys`,
    end_session_endpoint: `${ownIssuer()}/logout`,
    ...behaviour.metadata,
  })

  async function idToken({ provider, query, person }: Grant): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: provider === 'oidc' ? ownIssuer() : paths[provider].issuer,
      aud: query.get('client_id') ?? '',
      nonce: query.get('nonce'),
      iat: now,
      exp: now + 300,
      ...(query.has('max_age') && { auth_time: now }),
      ...person,
      ...behaviour.lie,
    }
    if (behaviour.signedBy === 'nobody') {
      return `${part({ alg: 'none' })}.${part(claims)}.`
    }
    const key = behaviour.signedBy === 'us' ? behaviour.keys.pair.privateKey : foreign.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: behaviour.keys.kid }).sign(key)
  }

  async function exchange(
    provider: Name,
    form: URLSearchParams,
    authorization?: string,
  ): Promise<[status: number, body: object]> {
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant?.provider === provider &&
      grant.query.get('redirect_uri') === form.get('redirect_uri') &&
      grant.query.get('code_challenge') === challenge
    if (!isRight || !(await isClient(provider, form, authorization))) return [400, { error: 'invalid_grant' }]
    const token = randomUUID()
    tokens.set(token, grant.person)
    const body = { access_token: token, token_type: 'bearer', expires_in: 300 }
    return [200, provider === 'facebook' ? body : { ...body, id_token: await idToken(grant) }]
  }

  /** The parameters with which the browser returns. */
  function answerTo(provider: Name, query: URLSearchParams): URLSearchParams {
    const state = query.get('state') ?? ''
    if (behaviour.denies) return new URLSearchParams({ error: 'access_denied', state })
    const code = randomUUID()
    codes.set(code, { provider, query, person: behaviour.person })
    const answer = new URLSearchParams({ code, state })
    if (provider === 'apple') answer.set('user', JSON.stringify({ name: { firstName: 'Mira', lastName: 'Apple' } }))
    return answer
  }

  function authorize(provider: Name, query: URLSearchParams, response: ServerResponse): void {
    const [answer, back] = [answerTo(provider, query), query.get('redirect_uri') ?? '']
    if (query.get('response_mode') !== 'form_post') {
      response.writeHead(302, { location: `${back}?${answer.toString()}` }).end()
      return
    }
    const fields = [...answer].map(([name, value]) => `<input name="${name}" value='${value}'>`).join('')
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<form method="post" action="${back}">${fields}</form><script>document.forms[0].submit()</script>`)
  }

  const server = createServer((request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const [authorizing, exchanging] = (['authorize', 'token'] as const).map((end) =>
      names.find((name) => paths[name][end] === pathname),
    )
    const respond = async () => {
      if (authorizing) return authorize(authorizing, searchParams, response)
      if (exchanging)
        return json(
          ...(await exchange(exchanging, new URLSearchParams(await text(request)), request.headers.authorization)),
        )
      if (pathname === `${ownRealm}/.well-known/openid-configuration`) return json(200, ownMetadata())
      if (['/oauth2/v3/certs', '/auth/keys', `${ownRealm}/keys`].includes(pathname)) {
        const { kid, pair } = behaviour.keys
        return json(200, { keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }] })
      }
      const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      if (pathname === '/v23.0/me' && person) return json(200, { id: person.sub, name: person.name })
      return json(404, {})
    }
    void respond()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: here(),
    /** A pair of keys that the provider doesn't publish yet. */
    nextKeys: { kid: 'two', pair: foreign },
    behaviour,
    /** The parameters that the provider would send back with the browser that was sent to `startUrl`. */
    answer: (startUrl: string): { provider: Name; params: URLSearchParams } => {
      const { pathname, searchParams } = new URL(startUrl)
      const provider = names.find((name) => paths[name].authorize === pathname)
      if (!provider) throw new Error(`no provider is at ${pathname}`)
      return { provider, params: answerTo(provider, searchParams) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
