/** As far as an agreement has come. `cancelled` and `expired` are final. */
export type AgreementStatus = 'pending' | 'active' | 'suspended' | 'cancelled' | 'expired'

export type Money = { cents: number; currency: string }

/** What a provider tells us, without a word about the payer. `ours` is the id that we gave it. */
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

/** `fact` is null for a kind of message that we don't know. */
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

/** `isRepaid` says that some of it was given back, not how much. */
export type Charge = Money & { payment: string; at: Date; isRepaid: boolean }

/** `repaid` names the payments of which some was given back. */
type Order = { status: 'pending' | 'approved' | 'completed' | 'voided'; payments: Fact[]; repaid: string[] }

/** A message that is not the provider's, or not for us, or too old. */
export class MessageRefused extends Error {
  override name = 'MessageRefused'
}

/** The provider answered and said no; `issue` is its own name for the reason. */
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

/** No answer, or none that means anything: it may or may not have done what we asked. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

export type PaymentProvider = {
  /** Plans of one environment mean nothing in another. */
  environment: string
  /** Where members put their payments right. */
  memberPage: string
  /** Calling it again with the same plan gives the same id. */
  createPlan: (plan: Plan) => Promise<string>
  /** `id` is the idempotency key, and comes back as `ours` with everything about the agreement. */
  createAgreement: (agreement: {
    id: string
    plan: string
    /** An amount other than the plan's. */
    price?: Money
    startsAt?: Date | null
    back: Return
  }) => Promise<Approval>
  createOrder: (order: { id: string; price: Money; name: string; back: Return }) => Promise<Approval>
  /** Takes the money of an approved order, once. */
  captureOrder: (reference: string, id: string) => Promise<Order>
  readOrder: (reference: string) => Promise<Order | null>
  /** Null if the provider doesn't know it. */
  readAgreement: (reference: string) => Promise<Agreement | null>
  listCharges: (reference: string, period: { from: Date; to: Date }) => Promise<Charge[]>
  /** Its messages about one payment, sent or not. */
  listEvents: (payment: string, since: Date) => Promise<PaymentEvent[]>
  /** False if it isn't running: over already, or never approved. */
  endAgreement: (reference: string, reason: string) => Promise<boolean>
  /** Gives the whole payment back, once. */
  refund: (payment: string) => Promise<void>
  /** The message in the request, once its signature is checked. */
  readMessage: (headers: Record<string, string | string[] | undefined>, body: Buffer) => Promise<PaymentEvent>
}
