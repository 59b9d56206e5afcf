import { account, accessTokenAssumedSeconds, ApiError, type Answer, type RefreshReply } from '@sadhana/contract'
import { exchange, type Wire } from '#lib/http/http.ts'
import type { Session, SessionStore } from './session-store.ts'

/** Grants a lock to one holder at a time, across all tabs: `navigator.locks` in a browser. */
export type Locks = { request: <T>(name: string, work: () => Promise<T>) => Promise<T> }

type RefreshParts = Wire & {
  store: SessionStore
  locks: Locks
  now: () => number
  warn: (message: string, detail: unknown) => void
}

/** Renews an expiring session. Null if that failed and the session is over. */
export type RefreshSession = (expiring: Session) => Promise<Session | null>

const lockName = 'sadhana-session'
/** A refresh that hangs would hold up every tab. */
const timeoutMs = 20_000
/** Statuses that say something about the server, or about a proxy without one, and not about the token. */
const isTemporary = (status: number) => status >= 500 || [404, 408, 425, 429].includes(status)

export function createRefreshSession(parts: RefreshParts): RefreshSession {
  let underWay: Promise<Session | null> | null = null
  return (expiring) => {
    underWay ??= parts.locks.request(lockName, () => renew(parts, expiring)).finally(() => (underWay = null))
    return underWay
  }
}

async function renew(parts: RefreshParts, expiring: Session): Promise<Session | null> {
  const { store, now } = parts
  const current = store.read()
  // Another tab renewed the tokens, or signed out, while this one waited for its turn.
  if (!current || current.accessToken !== expiring.accessToken) return current

  const { method, path } = account.refresh
  const { refreshToken } = current
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await exchange(parts, { method, url: path, body: { refreshToken }, signal })
  if (isTemporary(answer.status)) throw new ApiError(answer.status, `${answer.status} ${answer.statusText}`.trim())

  // A sign-out during the call has priority over its reply.
  if (store.read()?.refreshToken !== refreshToken) return store.read()
  const renewed = sessionFrom(answer, refreshToken, now(), parts.warn)
  if (renewed) store.write(renewed)
  else store.clear()
  return renewed
}

function sessionFrom(answer: Answer, refreshToken: string, now: number, warn: RefreshParts['warn']): Session | null {
  if (answer.status >= 400) return null
  const reply = parseJson(answer.text)
  if (!isRefreshReply(reply)) {
    warn('Unexpected response to the session refresh.', Object.keys(Object(reply)))
    return null
  }
  if ('token' in reply) {
    return { accessToken: reply.token, refreshToken, expiresAt: now + accessTokenAssumedSeconds * 1000 }
  }
  const { accessToken, expiresIn } = reply
  return { accessToken, refreshToken: reply.refreshToken, expiresAt: now + expiresIn * 1000 }
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** Checked by hand: a schema would add Zod to every page. */
function isRefreshReply(reply: unknown): reply is RefreshReply {
  const { accessToken, refreshToken, expiresIn, token } = Object(reply) as Record<string, unknown>
  const isWhole = isText(accessToken) && isText(refreshToken) && typeof expiresIn === 'number' && expiresIn > 0
  return isWhole || isText(token)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
