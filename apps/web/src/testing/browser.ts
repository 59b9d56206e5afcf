import type { SentRequest } from '@sadhana/contract'
import { memoryStorage, type KeyValueStorage } from '#lib/browser/browser-storage.ts'
import { createRefreshSession, type Locks } from '#lib/session/refresh-session.ts'
import { createSend } from '#lib/api/send.ts'
import { createSessionStore } from '#lib/session/session-store.ts'

type Call = { method: string; url: string; body: unknown; bearer: string | null }
type FakeAnswer = (call: Call) => Response | Promise<Response>

export const startTime = Date.UTC(2026, 0, 5, 6, 30)

/** One browser with as many tabs as a test opens. They share storage and locks, and talk to the same server. */
export function openBrowser(answer: FakeAnswer) {
  const tabs = new Set<EventTarget>()
  const storage = memoryStorage()
  const locks = oneAtATime()
  const calls: Call[] = []
  const warnings: string[] = []

  const serve = async (url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const call = { method: init.method ?? 'GET', url, body, bearer }
    calls.push(call)
    return answer(call)
  }

  const warn = (message: string) => void warnings.push(message)

  const openTab = (now = () => startTime) => {
    const events = new EventTarget()
    tabs.add(events)
    const store = createSessionStore(heardByOthers(storage, events, tabs), events)
    const refresh = createRefreshSession({ store, fetch: serve, locks, now, warn })
    return { store, send: createSend({ store, fetch: serve, refresh, now }) }
  }

  return { openTab, calls, warnings, storage, callsTo: (url: string) => calls.filter((call) => call.url === url) }
}

/** As in a real browser, a tab is notified of changes by other tabs, never of its own. */
function heardByOthers(storage: KeyValueStorage, self: EventTarget, tabs: Set<EventTarget>): KeyValueStorage {
  const notifyOthers = () => tabs.forEach((tab) => tab !== self && tab.dispatchEvent(new Event('storage')))
  return {
    getItem: storage.getItem,
    setItem: (key, value) => (storage.setItem(key, value), notifyOthers()),
    removeItem: (key) => (storage.removeItem(key), notifyOthers()),
  }
}

function oneAtATime(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name, work) => {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const memberRequest = (url: `/${string}` = '/api/analytics', method: 'GET' | 'POST' = 'GET'): SentRequest => ({
  route: { method, path: url, summary: '', access: 'member', reply: undefined as never, errors: [] },
  method,
  url,
})
