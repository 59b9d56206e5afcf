import { community } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import { createTurns } from '#platform/turns.ts'
import { feedHandlers } from './feed.handlers.ts'
import { peopleHandlers } from './people.handlers.ts'

/** Each turn takes about a millisecond: who would wait longer than a second is asked to come again. */
const mostWaiting = 1_000

export function communityRoutes({ clock }: { clock: Clock }) {
  const deps = { clock, inTurn: createTurns({ mostWaiting }) }
  return implement(community, { ...feedHandlers(deps), ...peopleHandlers(deps) })
}
