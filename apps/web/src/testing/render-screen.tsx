import {
  api as contract,
  type CurrentUser,
  type ErrorCode,
  errors,
  type Input,
  type Reply,
  type Route,
} from '@sadhana/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route as Path, Routes } from 'react-router'
import { afterEach, expect, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { Toaster } from '#ui/overlay/toaster.tsx'
import { json } from './browser.ts'
import { journeySettings } from './journey.ts'
import { mira } from './mira.ts'

// A busy machine may take seconds to load a tab's code. A test that waits for something that never comes still fails.
configure({ asyncUtilTimeout: 30_000 })

type Api = typeof contract
type Outcome<R extends Route> = Reply<R> | Failure
type Answer<R extends Route> = Outcome<R> | ((input: Input<R>) => Outcome<R> | Promise<Outcome<R>>)
/** The server's replies, by feature and route: a reply, a failure, or a function that makes one for each call. */
export type FakeApi = { [F in keyof Api]?: { [K in keyof Api[F]]?: Answer<Extract<Api[F][K], Route>> } }
type RouteName = { [F in keyof Api]: `${F}.${keyof Api[F] & string}` }[keyof Api]

class Failure {
  readonly response: () => Response
  constructor(response: () => Response) {
    this.response = response
  }
}

/** Makes the server refuse with one of the contract's errors. */
export function refuse(code: ErrorCode, fields?: Record<string, string>): Failure {
  const [status, message] = errors[code]
  return new Failure(() => json({ code, message, ...(fields && { fields }) }, status))
}

/** Makes the server crash. */
export const breakDown = (): Failure => new Failure(() => new Response('', { status: 500 }))

/** Stops the request from reaching the server. */
export const loseNetwork = (): Failure =>
  new Failure(() => {
    throw new TypeError('Failed to fetch')
  })

/** Leaves the request without a reply. */
export const never = <T,>(): Promise<T> => new Promise<T>(() => {})

type Options = {
  /**
   * Any call without an answer here fails the test; the current user, their settings and no tags are answered for you.
   */
  api?: FakeApi
  /** The signed-in member; null shows the screen to a visitor. */
  user?: CurrentUser | null
  /** The address at which the screen is opened, and the pattern for its parameters. */
  path?: string | { pathname: string; state: unknown }
  pattern?: string
}

const delivered = { stopped: null }
const unlinked = { linked: [], providers: [], canUnlink: true }
const noTimerChoices = { settings: {}, presets: [] }
const noOtherWays = { providers: [], phoneCountries: [] }
const visitorsAnswers: FakeApi = { account: { socialProviders: noOtherWays } }

type Call = { route: string; body: unknown; url: string; key: string | null }
const unanswered: string[] = []

/**
 * A screen as the app shows it, with router, queries and toasts, and a fake server. Toasts stay open: a busy machine
 * may take longer to check one than people take to read it.
 */
export function renderScreen(screen: ReactElement, { api = {}, user = mira, path = '/', pattern = '*' }: Options = {}) {
  const calls: Call[] = []
  let answers: FakeApi = user
    ? {
        account: { me: user, emailDelivery: delivered, linkedAccounts: unlinked, socialProviders: noOtherWays },
        journey: { settings: journeySettings() },
        practice: { tags: [] },
        // A page that listens for events never hears any.
        realtime: { stream: () => never<string>() },
        timer: { read: noTimerChoices, changeSettings: noTimerChoices },
      }
    : visitorsAnswers
  const answer = (changed: FakeApi) => void (answers = merge(answers, changed))
  answer(api)
  if (user) signIn(user)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const match = findRoute(init.method ?? 'GET', url)
    const fake = match && (answers[match.feature] as Record<string, unknown> | undefined)?.[match.name]
    if (!match || fake === undefined) {
      unanswered.push(`${init.method} ${url}`)
      return new Response('', { status: 501 })
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const key = new Headers(init.headers).get('idempotency-key')
    calls.push({ route: `${match.feature}.${match.name}`, body, url, key })
    const input = { params: match.params, query: match.query, body }
    const outcome: unknown = typeof fake === 'function' ? await fake(input) : fake
    if (outcome instanceof Failure) return outcome.response()
    if (match.route.image) {
      return new Response(outcome as ArrayBuffer, { headers: { 'content-type': match.route.image } })
    }
    return match.route.file ? new Response(outcome as string) : json(outcome)
  })
  vi.stubGlobal('Worker', SilentWorker)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Routes>
            <Path path={pattern} element={screen} />
            <Path path="*" element={<p>another page</p>} />
          </Routes>
        </main>
      </MemoryRouter>
      <Toaster durationMs={600_000} />
    </QueryClientProvider>,
  )
  return {
    ...view,
    calls,
    callsTo: (route: RouteName) => calls.filter((call) => call.route === route),
    /** From now on the server answers these calls differently. */
    answer,
  }
}

/** There are no worker threads here, so the strength of a password stays unknown. */
class SilentWorker extends EventTarget {
  postMessage() {}
}

function signIn(user: CurrentUser) {
  sessionStore.write({ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 3_600_000 })
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

const merge = (before: FakeApi, changed: FakeApi): FakeApi => {
  const features = Object.keys({ ...before, ...changed }) as (keyof Api)[]
  return Object.fromEntries(features.map((feature) => [feature, { ...before[feature], ...changed[feature] }]))
}

const allRoutes = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    feature: feature as keyof Api,
    name,
    route,
    pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  })),
)
/** A route without parameters comes before one whose parameter would match it. */
const byPrecedence = allRoutes.toSorted(
  (a, b) => Number(a.route.path.includes(':')) - Number(b.route.path.includes(':')),
)

function findRoute(method: string, url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const match = byPrecedence.find(({ route, pattern }) => route.method === method && pattern.test(pathname))
  const params = { ...match?.pattern.exec(pathname)?.groups }
  return match && { ...match, params, query: Object.fromEntries(searchParams) }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  toastStore.clear()
  queryClient.clear()
  sessionStore.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  expect(unanswered.splice(0)).toEqual([])
})
