import { api, createClient } from '@sadhana/contract'
import { randomAddress } from '../apps/server/src/testing/send.ts'
import type { Books, Outcome, State } from './books.ts'

/** Everyone's. */
export const password = 'kelp owl moss'

type Chances = { pick: (below: number) => number }
/** Every member starts with one practice that everyone may like, and with a partner: the two follow each other. */
export type Person = {
  id: string
  sessionId: string
  username: string
  token: string
  sharedSession: string
  partner: string
}
/** When a member started an act, when one of its requests was answered, and what came of it. */
export type Attempt = { since: number; to: number; outcome: Outcome }
export type World = {
  urls: string[]
  books: Books
  people: Person[]
  attempts: Attempt[]
  /** The addresses that got an email, with the Message-IDs. */
  emailed: Map<string, Set<string>>
  /** The latest refresh token of each device in the books. */
  refreshTokens: Map<string, string>
  /** Where members approve their gifts. */
  paypal: {
    approve: (reference: string) => void
    /** Our id of the gift that was paid under PayPal's. */
    giftOf: (payment: string) => string | undefined
    /** All that was ever paid. */
    cents: () => number
  }
  /** Answers that can't be right, whatever happened before. */
  contradictions: string[]
  stopping: AbortSignal
  /** How long a member waits after an act. */
  pauseMs: () => number
  /** A planted fault of the client: what is repeated gets a new id. */
  repeatsWithNewIds: boolean
} & Chances

/** Less than a fault freezes a part of the service, so that the answers of that time are lost. */
const answerWithinMs = 6_000

const wasRefused = (error: unknown) =>
  error instanceof TypeError && (error.cause as { code?: unknown } | undefined)?.code === 'ECONNREFUSED'

/** If an API refuses the connection, another one gets the request, as from a proxy: nothing was sent yet. */
async function fetchFromAny(urls: string[], path: string, init: RequestInit): Promise<Response> {
  const [url = '', ...others] = urls
  try {
    return await fetch(new URL(path, url), init)
  } catch (error) {
    if (others.length === 0 || !wasRefused(error)) throw error
    return fetchFromAny(others, path, init)
  }
}

/** A client that takes any of the APIs for each request, as a proxy would. */
export function clientOf({ urls, pick }: Pick<World, 'urls' | 'pick'>, person?: { token: string }) {
  return createClient(api, async ({ method, url, body, idempotencyKey }) => {
    const first = pick(urls.length)
    const response = await fetchFromAny([...urls.slice(first), ...urls.slice(0, first)], url, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        // Strangers have a limit for each address.
        'x-forwarded-for': randomAddress(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status, statusText, headers } = response
    return { status, statusText, contentType: headers.get('content-type') ?? '', text: await response.text() }
  })
}

/** Does something for everyone, for a few at once. */
export async function forEveryone(people: Person[], work: (person: Person) => Promise<void>): Promise<void> {
  const waiting = [...people]
  const next = async (): Promise<void> => {
    for (let person = waiting.shift(); person; person = waiting.shift()) await work(person)
  }
  await Promise.all([next(), next(), next(), next()])
}

/** How a member acts: with their own client, and noting in the books what became of it. */
export type Doing = {
  world: World
  me: Person
  client: ReturnType<typeof clientOf>
  attempt: <T>(thing: string, state: State, act: () => Promise<T>) => Promise<T | undefined>
  /** Their things that may change and that are, or aren't, there. */
  mine: (kind: string, isThere: boolean) => string[]
  anyOf: <T>(list: T[]) => T | undefined
}
