import { demoMember } from '@sadhana/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

type Outcome = { status: number; ms: number }
type Answer = { status: number; what: string; said: string }
export type Load = { outcomes: Outcome[]; failures: string[]; acknowledged: string[]; stop: () => Promise<void> }

const reads = [
  '/api/auth/me',
  '/api/practice-sessions',
  '/api/usual-practices',
  '/api/gamification/stats',
  '/api/gamification/achievements',
  '/api/journey/settings',
  '/api/feed',
  '/api/users/discover',
  '/healthz',
]

const signedInMs = 8 * 60_000

export async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: demoMember.username, password: demoMember.password }),
  })
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0])
  return { authorization: `Bearer ${token}`, cookie: cookies.join('; '), 'content-type': 'application/json' }
}

async function ask(url: string, what: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url + what, init)
  return { status: response.status, what, said: await response.text() }
}

/** One signed-in demo member: mostly reads, every sixth call a practice, every 40th a new waitlist entry. */
export async function startLoad(urls: readonly string[], perSecond: number): Promise<Load> {
  const [first = ''] = urls
  let headers = await signIn(first)
  let signedInAt = performance.now()
  const outcomes: Outcome[] = []
  const failures: string[] = []
  const acknowledged: string[] = []
  const open = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function call(number: number): Promise<void> {
    const url = urls[number % urls.length] ?? first
    const began = performance.now()
    const { status, what, said } = await (
      number % 40 === 7 ? join(url) : number % 6 === 0 ? practise(url) : read(url, number)
    ).catch((error: unknown) => ({ status: 0, what: `call ${number}`, said: String(error) }))
    const ms = performance.now() - began
    outcomes.push({ status, ms })
    if (status === 0 || status >= 400) {
      failures.push(
        `${new Date().toISOString()} ${url} ${what}: ${status} after ${Math.round(ms)} ms, ${said.slice(0, 200)}`,
      )
    }
  }
  const read = (url: string, number: number) => ask(url, reads[number % reads.length] ?? '', { headers })
  const join = (url: string) => {
    const body = JSON.stringify({ email: `${randomUUID()}@example.org`, name: 'A visitor', currentPractice: 'teacher' })
    return ask(url, '/api/waitlist', { method: 'POST', headers, body })
  }
  const practise = async (url: string) => {
    const practice = {
      date: '2026-03-01',
      time: '06:30',
      limbType: 'dhyana',
      duration: 20,
      beforeFeeling: 'tired',
      afterFeeling: 'calm',
    }
    const answer = await ask(url, '/api/practice-sessions', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(practice),
    })
    const { id } = JSON.parse(answer.said) as { id?: string }
    if (answer.status < 400 && id) acknowledged.push(id)
    return answer
  }

  const loop = (async () => {
    for (let number = 0; !stopping.signal.aborted; number++) {
      const calling = call(number).finally(() => open.delete(calling))
      open.add(calling)
      if (performance.now() - signedInAt > signedInMs) {
        signedInAt = performance.now()
        headers = await signIn(first).catch(() => headers)
      }
      await setTimeout(1000 / perSecond)
    }
  })()
  return {
    outcomes,
    failures,
    acknowledged,
    stop: async () => {
      stopping.abort()
      await loop
      await Promise.all(open)
    },
  }
}

export function summaryOf({ outcomes, acknowledged }: Load): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status)
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const statuses = [...counts].map(([status, list]) => `${status}: ${list.length}`).join(', ')
  return `${outcomes.length} requests (${statuses}), half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ${acknowledged.length} practices acknowledged`
}
