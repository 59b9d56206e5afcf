import { realtime } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { readPlace } from './event-frames.rules.ts'
import type { EventStreams } from './event-streams.ts'

/** The time is the machine's own, never a test's: browsers compare it with theirs. */
export const realtimeRoutes = (streams: EventStreams) =>
  implement(realtime, {
    stream: async ({ member, caller, query, lastEventId }) =>
      streams.prepare({ member, ip: caller.ip, after: readPlace(lastEventId ?? query.after) }),
    time: async () => ({ now: Date.now() }),
  })
