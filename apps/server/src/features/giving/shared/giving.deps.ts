import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import type { PaymentProvider } from '#platform/payment/payment-provider.ts'

export type BookDeps = { db: Db; clock: Clock }

/** Without a provider only the free tier can be chosen. */
export type GivingDeps = BookDeps & {
  log: Logger
  provider: PaymentProvider | undefined
  publicUrl: string
  /** The provider's personal page and the fee it takes from each payment, as the operator configured them. */
  donateUrl: string | null
  fee: { percent: number; fixedCents: number } | null
}

/** The part of them that the operator configures. */
export const givingSettings = ({ PAYPAL_ME, PAYPAL_FEE_PERCENT, PAYPAL_FEE_CENTS }: Config) => ({
  donateUrl: PAYPAL_ME ? `https://www.paypal.com/paypalme/${PAYPAL_ME}` : null,
  fee: PAYPAL_FEE_PERCENT === undefined ? null : { percent: PAYPAL_FEE_PERCENT, fixedCents: PAYPAL_FEE_CENTS ?? 0 },
})

/** The dependencies of code that calls the provider. */
export type ProviderDeps = BookDeps & { log: Logger; provider: PaymentProvider }
