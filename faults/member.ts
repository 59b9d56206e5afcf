import { ApiError, api, createClient } from '@sadhana/contract'
import { setTimeout } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { randomAddress } from '../apps/server/src/testing/send.ts'
import type { Books, Outcome, State } from './books.ts'

type Chances = { pick: (below: number) => number }
/** Every member starts with one practice that everyone may like. */
export type Person = { id: string; username: string; token: string; sharedSession: string }
/** When a request was sent and answered, and what came of it. */
export type Attempt = { from: number; to: number; outcome: Outcome }
export type World = {
  urls: string[]
  books: Books
  people: Person[]
  attempts: Attempt[]
  /** The addresses that got an email. */
  emailed: Set<string>
  /** Answers that can't be right, whatever happened before. */
  contradictions: string[]
  stopping: AbortSignal
  /** A planted fault of the client: what is repeated gets a new id. */
  repeatsWithNewIds: boolean
} & Chances

const dateBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const answerWithinMs = 6_000
const pauseMs = 250

/** A client that takes any of the APIs for each request, as a proxy would. */
export function clientOf({ urls, pick }: Pick<World, 'urls' | 'pick'>, token: string) {
  return createClient(api, async ({ method, url, body, idempotencyKey }) => {
    const response = await fetch(new URL(url, urls[pick(urls.length)]), {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        authorization: `Bearer ${token}`,
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

const isLimit = (error: unknown) => error instanceof ApiError && error.status === 429
const isRefusal = (error: unknown) => error instanceof ApiError && error.code !== undefined && error.status < 500

/** One member, who does one thing after another and notes in the books what became of it. */
export async function live(world: World, me: Person): Promise<void> {
  const { books, pick, contradictions, stopping } = world
  const client = clientOf(world, me.token)
  /** The session of each practice in the books, as last acknowledged. */
  const sessions = new Map<string, { id: string; version: number }>()
  const deletedMinutes = new Map<string, string>()
  const isOver = () => stopping.aborted

  /** Repeats an act with an unknown outcome, as the app's outbox does. */
  async function attempt<T>(thing: string, state: State, act: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; ; tries++) {
      const from = performance.now()
      const noted = (outcome: Outcome) => {
        world.attempts.push({ from, to: performance.now(), outcome })
        books.note(thing, state, outcome)
      }
      try {
        const reply = await act()
        noted('acknowledged')
        return reply
      } catch (error) {
        noted(isRefusal(error) ? 'refused' : 'unknown')
        if (isLimit(error)) await setTimeout(5_000)
        // The first try was lost on its way back, so its repetition may be refused.
        else if (isRefusal(error) && tries === 1) contradictions.push(`${me.username} ${thing}: ${String(error)}`)
        if (isRefusal(error) || isOver()) return undefined
        await setTimeout(pauseMs)
      }
    }
  }

  const minutes = () => 1 + pick(90)
  const mine = (kind: string, isThere: boolean) =>
    books.things(`${kind}:${me.id}`).filter((thing) => {
      const states = books.mayBe(thing)
      return books.mayChange(thing) && states.length === 1 && (states[0] !== null) === isThere
    })
  const anyOf = <T>(list: T[]): T | undefined => list[pick(list.length)]

  const acts: Record<string, () => Promise<unknown>> = {
    log: async () => {
      const [mark, duration] = [newId(), minutes()]
      const thing = `practice:${me.id}:${mark}`
      const body = {
        date: dateBefore(1 + pick(30)),
        time: '06:30',
        duration,
        limbType: 'dhyana',
        beforeFeeling: 'tired',
        afterFeeling: 'calm',
        visibility: 'private',
        zone: 'UTC',
        notes: mark,
      } as const
      const session = await attempt(thing, String(duration), () =>
        client.practice.log({ body: { ...body, clientId: world.repeatsWithNewIds ? newId() : mark } }),
      )
      if (session) sessions.set(thing, session)
    },
    edit: async () => {
      const [thing = '', duration] = [anyOf(mine('practice', true)), minutes()]
      const known = sessions.get(thing)
      if (!known) return
      const session = await attempt(thing, String(duration), () =>
        client.practice.edit({ params: { id: known.id }, body: { duration, version: known.version } }),
      )
      if (session) sessions.set(thing, session)
    },
    remove: async () => {
      const thing = anyOf(mine('practice', true)) ?? ''
      const known = sessions.get(thing)
      if (!known) return
      deletedMinutes.set(thing, books.mayBe(thing)[0] ?? '')
      await attempt(thing, null, () => client.practice.remove({ params: { id: known.id } }))
    },
    restore: async () => {
      const thing = anyOf(mine('practice', false)) ?? ''
      const [known, before] = [sessions.get(thing), deletedMinutes.get(thing)]
      if (!known || before === undefined) return
      const session = await attempt(thing, before, () => client.practice.restore({ params: { id: known.id } }))
      if (session) sessions.set(thing, session)
    },
    readBack: async () => {
      const thing = anyOf([...sessions.keys()]) ?? ''
      const known = sessions.get(thing)
      if (!known) return
      const state = await client.practice
        .read({ params: { id: known.id } })
        .then(({ duration }) => String(duration))
        .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? null : undefined))
      if (state !== undefined && !books.see(thing, state))
        contradictions.push(
          `${me.username} reads ${state} as ${thing}, which may be ${books.mayBe(thing).join(' or ')}`,
        )
    },
    sit: async () => {
      const [clientId, duration] = [newId(), minutes()]
      await attempt(`practice:${me.id}:${clientId}`, String(duration), () =>
        client.meditation.save({ body: { clientId, duration, notes: clientId } }),
      )
    },
    mood: async () => {
      const [clientId, energy] = [newId(), 1 + pick(10)]
      await attempt(`mood:${me.id}:${clientId}`, String(energy), () =>
        client.wellness.logMood({ body: { clientId, mood: 'calm', energy, notes: clientId } }),
      )
    },
    like: async () => {
      const id = anyOf(world.people)?.sharedSession ?? ''
      const thing = `like:${id}:${me.id}`
      if (!books.mayChange(thing)) return
      const liked = books.mayBe(thing)[0] === null
      await attempt(thing, liked ? 'liked' : null, () => client.community.like({ params: { id }, body: { liked } }))
    },
    /** A friend of the member's joins the waitlist, and an email must follow. */
    join: async () => {
      const email = `${newId()}@example.org`
      const body = { email, name: 'A visitor', currentPractice: 'teacher' } as const
      await attempt(`email:${me.id}:${email}`, 'sent', () => client.waitlist.join({ body }))
    },
    follow: async () => {
      const other = anyOf(world.people)
      if (!other || other.id === me.id) return
      const thing = `follow:${other.id}:${me.id}`
      if (!books.mayChange(thing)) return
      const follows = books.mayBe(thing)[0] === null
      const params = { id: other.id }
      await attempt(thing, follows ? 'follows' : null, () =>
        follows ? client.community.follow({ params }) : client.community.unfollow({ params }),
      )
    },
  }
  const often = 'log log log edit edit remove restore readBack readBack sit mood like like follow join'.split(' ')
  while (!isOver()) {
    await acts[often[pick(often.length)] ?? '']?.()
    await setTimeout(pick(400))
  }
}
