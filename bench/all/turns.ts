import type { Child } from '../kit/child.ts'
import type { Case } from '../kit/growth.ts'
import { loadUrl } from '../kit/load.ts'
import type { watchBackends } from './backends.ts'

/** Requests per second, and microseconds of processor time per request for the server and for PostgreSQL. */
type Turn = { perSecond: number; server: number; postgres: number }
export type Turns = { subject: string; turns: Turn[]; failed: number }

type Backends = Awaited<ReturnType<typeof watchBackends>>
type TurnsPlan = { subjects: Record<string, Child>; backends: Backends; rounds: number; seconds: number }

async function takeTurn(child: Child, { request }: Case, { backends, seconds }: TurnsPlan) {
  const [before, postgresBefore] = [await child.usage(), await backends.cpuMicros()]
  const { times, seconds: took, failed } = await loadUrl(child.urls.full, request, seconds)
  const [after, postgresAfter] = [await child.usage(), await backends.cpuMicros()]
  const turn: Turn = {
    perSecond: times.length / took,
    server: (after.cpuMicros - before.cpuMicros) / times.length,
    postgres: (postgresAfter - postgresBefore) / times.length,
  }
  return { turn, failed }
}

/** All subjects run in every round, each time starting with a different one. The first round is for warming up. */
export async function takeTurns(one: Case, measured: TurnsPlan): Promise<Turns[]> {
  const taken = Object.entries(measured.subjects).map(([subject, child]) => ({
    child,
    result: { subject, turns: [] as Turn[], failed: 0 },
  }))
  for (let round = -1; round < measured.rounds; round++) {
    const first = (round + taken.length) % taken.length
    for (const { child, result } of [...taken.slice(first), ...taken.slice(0, first)]) {
      const { turn, failed } = await takeTurn(child, one, measured)
      result.failed += failed
      if (round >= 0) result.turns.push(turn)
    }
  }
  return taken.map(({ result }) => result)
}
