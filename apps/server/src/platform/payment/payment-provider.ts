/** How far an agreement has progressed. `cancelled` and `expired` are final. */
export type AgreementStatus = 'pending' | 'active' | 'suspended' | 'cancelled' | 'expired'

export type Money = { cents: number; currency: string }

/** What a provider tells us, without any data about the payer. `ours` is the id that we gave it. */
export type Fact =
  | {
      about: 'agreement'
      agreement: string
      ours: string | null
      plan: string | null
      status: AgreementStatus
      at: string
    }
  | { about: 'failure'; agreement: string; ours: string | null; at: string }
  | ({ about: 'payment'; payment: string; agreement: string | null; ours: string | null; at: string } & Money)
  | ({ about: 'refund'; kind: 'refund' | 'reversal'; refund: string; payment: string; at: string } & Money)
  | { about: 'order'; order: string; ours: string | null; status: 'approved' | 'voided'; at: string }

/** `fact` is null for a type of message that we don't know. */
export type PaymentEvent = { id: string; type: string; occurredAt: Date; fact: Fact | null }

type Plan = { tier: string; cycle: 'monthly' | 'annual'; cents: number; currency: string; name: string }

type Approval = { reference: string; approveUrl: string }
type Return = { paid: string; cancelled: string }

export type Agreement = {
  status: AgreementStatus
  at: Date
  ours: string | null
  plan: string | null
  /** When the last payment failed, if it did. */
  failedAt: Date | null
}

/** `isRepaid` is true if some of it was refunded. It doesn't say how much. */
export type Charge = Money & { payment: string; at: Date; isRepaid: boolean }

/** `repaid` lists the payments of which some was refunded. */
type Order = { status: 'pending' | 'approved' | 'completed' | 'voided'; payments: Fact[]; repaid: string[] }

/** A message that isn't from the provider, isn't for us, or is too old. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

/** The provider refused. `issue` is its own name for the reason. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string) {
    super(`the provider answered ${status} ${issue}`)
    this.status = status
    this.issue = issue
  }
}

/** There was no answer, or none that we understand. The provider may or may not have done what we asked. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

export type PaymentProvider = {
  /** The plans of one environment don't exist in another. */
  environment: string
  /** The provider's page where members manage their payments. */
  memberPage: string
  /** Calling this again with the same plan returns the same id. */
  createPlan: (plan: Plan) => Promise<string>
  /** `id` is the idempotency key, and is returned as `ours` with everything about the agreement. */
  createAgreement: (agreement: {
    id: string
    plan: string
    /** An amount other than the plan's. */
    price?: Money
    startsAt?: Date | null
    back: Return
  }) => Promise<Approval>
  createOrder: (order: { id: string; price: Money; name: string; back: Return }) => Promise<Approval>
  /** Captures the money of an approved order, once. */
  captureOrder: (reference: string, id: string) => Promise<Order>
  readOrder: (reference: string) => Promise<Order | null>
  /** Null if the provider doesn't know the agreement. */
  readAgreement: (reference: string) => Promise<Agreement | null>
  listCharges: (reference: string, period: { from: Date; to: Date }) => Promise<Charge[]>
  /** The provider's messages about one payment, whether or not they were sent. */
  listEvents: (payment: string, since: Date) => Promise<PaymentEvent[]>
  /** False if it isn't running, because it has ended or was never approved. */
  endAgreement: (reference: string, reason: string) => Promise<boolean>
  /** Refunds the whole payment, once. */
  refund: (payment: string) => Promise<void>
  /** Checks the signature of a request and returns its message. */
  readMessage: (headers: Record<string, string | string[] | undefined>, body: Buffer) => Promise<PaymentEvent>
}
