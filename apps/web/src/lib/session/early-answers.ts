import type { Fetch } from '#lib/http/http.ts'

/** The requests that `boot.js` sent while the code was loading, by address, and the token it used. */
export type EarlyAnswers = { accessToken: string; answers: Map<string, Promise<Response>> }

const maxAgeMs = 30_000

/**
 * Uses each early reply once. A failed request is repeated, because it may work by now. An early reply is never used
 * after a change, which it may not include, nor after half a minute.
 */
export function withEarlyAnswers(fetch: Fetch, early: EarlyAnswers | undefined, now: () => number): Fetch {
  if (!early) return fetch
  const until = now() + maxAgeMs
  const { accessToken, answers } = early
  return (url, init) => {
    const { method = 'GET', headers } = init
    if (method !== 'GET' || now() > until) answers.clear()
    const answer = answers.get(url)
    if (!answer || new Headers(headers).get('authorization') !== `Bearer ${accessToken}`) return fetch(url, init)
    answers.delete(url)
    const askNow = () => fetch(url, init)
    return answer.then((response) => (response.ok ? response : askNow()), askNow)
  }
}
