import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'

export type Message = { id: string; event_type: string; create_time: string; resource_type: string; resource: object }

type Status = 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'
type Sale = { id: string; cents: number; returnedCents: number; at: string; custom: string; agreement: string | null }
export type Subscription = {
  id: string
  plan_id: string
  custom_id: string
  status: Status
  status_update_time: string
  start_time: string | null
  cents: number
  cycle: 'MONTH' | 'YEAR'
  failedAt: string | null
  sales: Sale[]
}
export type Order = {
  id: string
  custom_id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  cents: number
  captures: Sale[]
}

const newId = (prefix = '') => prefix + randomBytes(8).toString('hex').toUpperCase()
const valueOf = (cents: number) => `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
export const amountOf = (cents: number) => ({ value: valueOf(cents), currency_code: 'USD' })
const totalOf = (cents: number) => ({ total: valueOf(cents), currency: 'USD' })

/** PayPal's own books: agreements, orders and payments, and the messages about them. */
export function createBooks(clock: Clock) {
  const subscriptions = new Map<string, Subscription>()
  const orders = new Map<string, Order>()
  const messages: Message[] = []
  const aboutPayment = new Map<string, Message[]>()
  /** PayPal's times are whole seconds. */
  const now = () => `${clock.now().toISOString().slice(0, 19)}Z`

  const say = (event_type: string, resource_type: string, resource: object, payment?: string): Message => {
    const message = { id: newId('WH-'), event_type, create_time: now(), resource_type, resource }
    messages.push(message)
    if (payment) aboutPayment.set(payment, [...(aboutPayment.get(payment) ?? []), message])
    return message
  }

  const resourceOf = ({ id, plan_id, custom_id, status, status_update_time, start_time, failedAt }: Subscription) => ({
    id,
    plan_id,
    custom_id,
    status,
    status_update_time,
    start_time,
    // Every message contains the payer, who must not get into our database.
    subscriber: { email_address: 'payer@example.org', name: { given_name: 'Payer' } },
    ...(failedAt && { billing_info: { last_failed_payment: { time: failedAt } } }),
  })

  const get = (id: string): Subscription => {
    const subscription = subscriptions.get(id)
    if (!subscription) throw new Error(`the books have no ${id}`)
    return subscription
  }

  const setStatus = (id: string, status: Status, event: string): Message => {
    const subscription = get(id)
    Object.assign(subscription, { status, status_update_time: now() })
    return say(`BILLING.SUBSCRIPTION.${event}`, 'subscription', resourceOf(subscription))
  }

  const charge = (id: string): Message => {
    const subscription = get(id)
    const { cents, custom_id } = subscription
    const sale = { id: newId(), cents, returnedCents: 0, at: now(), custom: custom_id, agreement: id }
    subscription.sales.push(sale)
    const resource = {
      id: sale.id,
      billing_agreement_id: id,
      custom: custom_id,
      amount: totalOf(cents),
      create_time: sale.at,
      state: 'completed',
    }
    return say('PAYMENT.SALE.COMPLETED', 'sale', resource, sale.id)
  }

  const findSale = (id: string): Sale | undefined =>
    [...subscriptions.values()]
      .flatMap(({ sales }) => sales)
      .concat([...orders.values()].flatMap(({ captures }) => captures))
      .find((sale) => sale.id === id)

  const refundPayment = (saleId: string, cents: number, kind: 'REFUNDED' | 'REVERSED' = 'REFUNDED'): Message => {
    const sale = findSale(saleId)
    if (!sale || cents > sale.cents - sale.returnedCents) throw new Error('more than was paid')
    sale.returnedCents += cents
    const id = newId()
    if (sale.agreement) {
      const resource = { id, sale_id: saleId, amount: totalOf(-cents), create_time: now() }
      return say(`PAYMENT.SALE.${kind}`, 'refund', resource, saleId)
    }
    const links = [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${saleId}` }]
    return say('PAYMENT.CAPTURE.REFUNDED', 'refund', { id, amount: amountOf(cents), create_time: now(), links }, saleId)
  }

  return {
    subscriptions,
    orders,
    /** All messages so far, in order. */
    messages,
    aboutPayment: (payment: string) => aboutPayment.get(payment) ?? [],
    now,
    get,
    resourceOf,
    findSale,
    addSubscription: (
      fields: Pick<Subscription, 'plan_id' | 'custom_id' | 'start_time' | 'cents' | 'cycle'>,
    ): Subscription => {
      const id = newId('I-')
      const made: Subscription = {
        ...fields,
        id,
        status: 'APPROVAL_PENDING',
        status_update_time: now(),
        failedAt: null,
        sales: [],
      }
      subscriptions.set(id, made)
      say('BILLING.SUBSCRIPTION.CREATED', 'subscription', resourceOf(made))
      return made
    },
    /**
     * The member approves the agreement on PayPal's page. It starts, and the first payment is taken unless it is due
     * later.
     */
    approve: (id: string): void => {
      setStatus(id, 'ACTIVE', 'ACTIVATED')
      const { start_time } = get(id)
      if (!start_time || Date.parse(start_time) <= clock.now().getTime()) charge(id)
    },
    charge,
    fail: (id: string): Message => {
      const subscription = get(id)
      subscription.failedAt = now()
      return say('BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'subscription', resourceOf(subscription))
    },
    suspend: (id: string) => setStatus(id, 'SUSPENDED', 'SUSPENDED'),
    resume: (id: string) => setStatus(id, 'ACTIVE', 'ACTIVATED'),
    cancel: (id: string) => setStatus(id, 'CANCELLED', 'CANCELLED'),
    expire: (id: string) => setStatus(id, 'EXPIRED', 'EXPIRED'),
    /** Changes something that doesn't affect the status. */
    update: (id: string) => say('BILLING.SUBSCRIPTION.UPDATED', 'subscription', resourceOf(get(id))),
    refundPayment,
    say,
    addOrder: (fields: Pick<Order, 'custom_id' | 'cents'>): Order => {
      const order: Order = { ...fields, id: newId(), status: 'CREATED', captures: [] }
      orders.set(order.id, order)
      return order
    },
    approveOrder: (id: string): Message => {
      const order = orders.get(id) as Order
      order.status = 'APPROVED'
      return say('CHECKOUT.ORDER.APPROVED', 'checkout-order', { id, purchase_units: [{ custom_id: order.custom_id }] })
    },
    capture: (order: Order): void => {
      order.status = 'COMPLETED'
      const { custom_id, cents } = order
      const sale = { id: newId(), cents, returnedCents: 0, at: now(), custom: custom_id, agreement: null }
      order.captures.push(sale)
      const resource = { id: sale.id, custom_id, status: 'COMPLETED', amount: amountOf(cents), create_time: sale.at }
      say('PAYMENT.CAPTURE.COMPLETED', 'capture', resource, sale.id)
    },
    /** Everything that was paid, minus refunds. */
    balanceCents: (): number =>
      [...subscriptions.values()]
        .flatMap(({ sales }) => sales)
        .concat([...orders.values()].flatMap(({ captures }) => captures))
        .reduce((sum, { cents, returnedCents }) => sum + cents - returnedCents, 0),
  }
}
