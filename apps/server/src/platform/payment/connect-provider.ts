import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Deps = { config: Config; metrics: Metrics; clock: Clock }

/** Connects the configured provider, if any. Its code is loaded only if there is one. */
export async function connectProvider({ config, metrics, clock }: Deps): Promise<PaymentProvider | undefined> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config
  if (!clientId || !clientSecret || !webhookId) return undefined
  const [{ createPaypal }, { createOutgoing }] = await Promise.all([
    import('./paypal.ts'),
    import('#platform/outgoing/outgoing.ts'),
  ])
  return createPaypal({
    outgoing: createOutgoing({ config, metrics, clock }),
    clock,
    clientId,
    clientSecret,
    webhookId,
    environment: config.PAYPAL_ENVIRONMENT,
    verification: config.PAYPAL_VERIFICATION,
    standIn: config.OUTGOING_STAND_IN,
    ...(config.PAYPAL_ROOT_CERTIFICATE && { roots: [config.PAYPAL_ROOT_CERTIFICATE] }),
  })
}
