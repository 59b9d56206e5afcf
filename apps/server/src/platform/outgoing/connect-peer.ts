import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Outgoing } from './outgoing.ts'

type Deps = {
  config: Pick<Config, 'MOVE_PRIVATE_PEER' | 'OUTGOING_STAND_IN'>
  metrics: Pick<Metrics, 'outgoingSeconds'>
  clock: Clock
}

export type Peer = {
  request: Outgoing['request']
  /** The one installation that may be on a private network. */
  privateOrigin: string | undefined
}

/**
 * Calls to other installations, whose addresses members type. They go through a client of their own, which is loaded
 * with the first call. Operators may name one origin on a private network.
 */
export function connectPeer({ config, metrics, clock }: Deps): Peer {
  const allowed = config.MOVE_PRIVATE_PEER ?? config.OUTGOING_STAND_IN
  const privateOrigin = allowed && new URL(allowed).origin
  let client: Promise<Outgoing> | undefined
  const connect = async () => {
    const { createOutgoing } = await import('./outgoing.ts')
    return createOutgoing({
      config: { OUTGOING_STAND_IN: privateOrigin },
      metrics,
      clock,
      mayCall: (provider) => provider === 'installation',
    })
  }
  return {
    request: async (request) => {
      client ??= connect()
      return (await client).request(request)
    },
    privateOrigin,
  }
}
