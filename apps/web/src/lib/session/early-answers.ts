import type { Fetch } from '#lib/http/http.ts'

/** The requests that `boot.js` sent while the code was loading, by address, and the token it used. */
export type EarlyAnswers = { accessToken: string; answers: Map<string, Promise<Response>> }

const maxAgeMs = 30_000

/**
 * Answers from what was asked early, each once; what failed then is asked again, because it may work by now. Nothing
 * early outlives a change, which it may not know of, or the half minute in which a page begins.
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
