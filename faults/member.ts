import { ApiError } from '@sadhana/contract'
import { setTimeout } from 'node:timers/promises'
import { accountActs } from './acts/account.ts'
import { communityActs } from './acts/community.ts'
import { practiceActs } from './acts/practice.ts'
import type { Outcome } from './books.ts'
import { clientOf, type Doing, type Person, type World } from './world.ts'

const repeatAfterMs = 250
const isLimit = (error: unknown) => error instanceof ApiError && error.status === 429
const isRefusal = (error: unknown) => error instanceof ApiError && error.code !== undefined && error.status < 500

/** One member, who does one thing after another and notes in the books what became of it. */
export async function live(world: World, me: Person): Promise<void> {
  const { books, pick, contradictions, stopping } = world
  const isOver = () => stopping.aborted

  /** Repeats an act with an unknown outcome, as the app's outbox does. */
  const attempt: Doing['attempt'] = async (thing, state, act) => {
    const since = performance.now()
    for (let tries = 1; ; tries++) {
      const noted = (outcome: Outcome) => {
        world.attempts.push({ since, to: performance.now(), outcome })
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
        await setTimeout(repeatAfterMs)
      }
    }
  }

  const doing: Doing = {
    world,
    me,
    client: clientOf(world, me),
    attempt,
    mine: (kind, isThere) =>
      books.things(`${kind}:${me.id}`).filter((thing) => {
        const states = books.mayBe(thing)
        return books.mayChange(thing) && states.length === 1 && (states[0] !== null) === isThere
      }),
    anyOf: (list) => list[pick(list.length)],
  }
  const acts: Record<string, () => Promise<unknown>> = {
    ...practiceActs(doing),
    ...communityActs(doing),
    ...accountActs(doing),
  }
  // About one act in sixty is a sign-in, because a password takes a tenth of a second of a core.
  const often = [
    ...'log log log edit edit remove restore readBack readBack sit mood like like follow join write write'.split(' '),
    ...'log edit readBack sit mood like write log edit remove restore readBack like follow log edit'.split(' '),
    ...'ask refresh refresh give signIn signOut'.split(' '),
  ]
  while (!isOver()) {
    await acts[often[pick(often.length)] ?? '']?.()
    await setTimeout(world.pauseMs())
  }
}
