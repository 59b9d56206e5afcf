import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Push } from './push.ts'

type Deps = { config: Config; clock: Clock; metrics: Metrics }

/** Only a worker sends push messages, so only there the library is loaded. Without keys, nothing is sent. */
export async function connectPush({ config, clock, metrics }: Deps): Promise<Push> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config
  if (!publicKey || !privateKey || !subject) return { send: async () => 'refused' }
  const [{ createWebPush }, { createOutgoing }] = await Promise.all([
    import('./web-push.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  const outgoing = createOutgoing({ config, metrics, clock })
  return createWebPush({
    outgoing,
    clock,
    vapid: { publicKey, privateKey, subject },
    standIn: config.OUTGOING_STAND_IN,
  })
}
