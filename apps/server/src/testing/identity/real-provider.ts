import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from '#testing/processes/free-port.ts'

type Person = { sub: string; name?: string; email?: string; email_verified?: boolean; groups?: string[] }

/**
 * A provider that others run in earnest (the npm package `oidc-provider`), with its own pages for signing in. It puts
 * names and groups into its userinfo alone.
 */
export async function startRealProvider({ redirectUri, afterSignOut }: { redirectUri: string; afterSignOut: string }) {
  const issuer = `http://127.0.0.1:${await freePort()}`
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'compass',
        client_secret: 'a secret: with+signs/that need%encoding',
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [afterSignOut],
      },
    ],
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => people.get(sub) ?? { sub },
    }),
    pkce: { required: () => true },
  })
  const server = createServer(provider.callback()).listen(Number(new URL(issuer).port), '127.0.0.1')
  await once(server, 'listening')

  /** Follows the pages of the provider as a browser does: signs in, agrees, and returns where it is sent back to. */
  async function signIn(startUrl: string, person: Person): Promise<URL> {
    people.set(person.sub, person)
    const cookies = new Map<string, string>()
    const open = async (address: string, form?: Record<string, string>): Promise<Response> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(new URL(address, issuer), {
        redirect: 'manual',
        headers: { cookie },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return reply
    }
    let reply = await open(startUrl)
    for (let step = 0; step < 12; step++) {
      const next = reply.headers.get('location')
      if (next && !new URL(next, issuer).href.startsWith(issuer)) return new URL(next)
      if (next) {
        reply = await open(next)
        continue
      }
      const page = await reply.text()
      const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
      reply = await open(action, { prompt, login: person.sub, password: 'any' })
    }
    throw new Error('the provider did not send the browser back')
  }

  return {
    issuer,
    signIn,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
