import { ApiError, tokenExpiryMarginSeconds, type Answer, type Send, type SentRequest } from '@sadhana/contract'
import { exchange, type Watched, type Wire } from '#lib/http/http.ts'
import type { RefreshSession } from '#lib/session/refresh-session.ts'
import type { Session, SessionStore } from '#lib/session/session-store.ts'

type SendParts = Wire & { store: SessionStore; refresh: RefreshSession; now: () => number }

const isExpired = (session: Session, now: number) => session.expiresAt - tokenExpiryMarginSeconds * 1000 <= now

/** A wrong password or code sent twice would count twice, so POST requests under this path are never repeated. */
const mayRepeat = ({ method, url }: SentRequest) => method !== 'POST' || !url.startsWith('/api/auth/')

/** Like `Send`, but a request can be cancelled, and its reply read as it arrives. */
type AbortableSend = (sent: SentRequest & Watched) => ReturnType<Send>

/** Sends requests with the member's token, renews it when it has expired, and signs out when that fails. */
export function createSend({ store, refresh, now, ...wire }: SendParts): AbortableSend {
  const sendWith = (sent: Parameters<AbortableSend>[0], session: Session | null) =>
    exchange(wire, { ...sent, ...(session && { accessToken: session.accessToken }) })

  return async (sent) => {
    const stored = store.read()
    if (!stored || sent.route.access === 'public') return sendWith(sent, stored)

    const isTokenExpired = isExpired(stored, now())
    const session = isTokenExpired ? await refresh(stored) : stored
    if (!session) throw signedOut('Please sign in.')

    const answer = await sendWith(sent, session)
    if (answer.status !== 401) return answer
    const renewed = isTokenExpired ? null : await refresh(session)
    if (renewed && !mayRepeat(sent)) return answer
    const last = renewed ? await sendWith(sent, renewed) : answer
    if (last.status !== 401) return last
    store.clear()
    throw signedOut(detailOf(last))
  }
}

const signedOut = (detail: string) => new ApiError(401, `Authentication error: ${detail}`)

function detailOf({ status, statusText, text }: Answer): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    if (typeof message === 'string') return message
  } catch {
    // Not JSON, so the status has to do.
  }
  return `${status} ${statusText}`.trim()
}
