import { createSign, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { Clock } from '#platform/clock.ts'
import { createAuthority } from './certificates.ts'
import { approvalPages } from './paypal-pages.ts'
import { amountOf, createBooks, type Message, type Order, type Subscription } from './paypal-books.ts'

type Json = Record<string, unknown>
type PayPalRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: Json
  requestId: string | undefined
  raw: string
}
type Answer = [status: number, body?: object]

const refusal = (status: number, issue: string): Answer => [status, { name: 'ERROR', details: [{ issue }] }]
const notFound = refusal(404, 'INVALID_RESOURCE_ID')

/** The value at a path in a body. */
const valueAt = (body: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body)
const textAt = (body: unknown, ...path: (string | number)[]) => String(valueAt(body, ...path))
const centsAt = (body: unknown, ...path: (string | number)[]) =>
  Math.round(Number(textAt(body, ...path, 'value')) * 100)
const price = ['billing_cycles', 0, 'pricing_scheme', 'fixed_price'] as const

export const standInSettings = (standIn: { url: string; root: string; webhookId: string }) => ({
  OUTGOING_STAND_IN: standIn.url,
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'a secret of the tests',
  PAYPAL_WEBHOOK_ID: standIn.webhookId,
  PAYPAL_ROOT_CERTIFICATE: standIn.root,
})

const statusOf = (cents: number, returnedCents: number) =>
  returnedCents === 0 ? 'COMPLETED' : returnedCents < cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'

const orderReply = (order: Order, approval: string): object => ({
  id: order.id,
  status: order.status,
  purchase_units: [
    {
      custom_id: order.custom_id,
      payments: {
        captures: order.captures.map(({ id, custom, cents, returnedCents, at }) => ({
          id,
          custom_id: custom,
          amount: amountOf(cents),
          create_time: at,
          status: statusOf(cents, returnedCents),
        })),
      },
    },
  ],
  links: [{ rel: 'approve', href: approval }],
})

/**
 * Implements the part of PayPal's protocol that we use, with real signatures, and can fail as PayPal does. It also has
 * an approval page, for browser journeys.
 */
export async function startPaypalStandIn(clock: Clock) {
  const books = createBooks(clock)
  const pages = approvalPages(books)
  const webhookId = '1JE4291016473214C'
  const authority = createAuthority('A root of the tests')
  const plans = new Map<string, { cents: number; cycle: 'MONTH' | 'YEAR'; body: Json }>()
  const done = new Map<string, Answer>()
  const calls: string[] = []
  /** What it said, by id. Others may say something else with the same signature. */
  const told = new Map<string, Message>()
  const behaviour = {
    /** If true, every request gets 503. If `silent`, none is answered. */
    down: false as boolean | 'silent',
    /** Where members are sent to approve, instead of its own pages. */
    approvalAt: undefined as string | undefined,
    /** Called after the work is done, before the answer is sent. */
    beforeAnswer: async (_call: string): Promise<void> => {},
  }

  const approvalOf = (made: Subscription | Order): string => behaviour.approvalAt ?? url + pages.pathOf(made)

  const subscriptionReply = (subscription: Subscription): object => ({
    ...books.resourceOf(subscription),
    links: [{ rel: 'approve', href: approvalOf(subscription) }],
  })

  const createSubscription = ({ body }: PayPalRequest): Answer => {
    const plan = plans.get(textAt(body, 'plan_id'))
    if (!plan) return notFound
    const subscription = books.addSubscription({
      plan_id: textAt(body, 'plan_id'),
      custom_id: textAt(body, 'custom_id'),
      start_time: 'start_time' in body ? textAt(body, 'start_time') : null,
      cents: 'plan' in body ? centsAt(body.plan, ...price) : plan.cents,
      cycle: plan.cycle,
    })
    pages.remember(subscription.id, body)
    return [201, subscriptionReply(subscription)]
  }

  const actOnSubscription = ({ method, query }: PayPalRequest, id: string, act: string | undefined): Answer => {
    const subscription = books.subscriptions.get(id)
    if (!subscription) return notFound
    if (act === 'cancel') {
      if (!['ACTIVE', 'SUSPENDED'].includes(subscription.status)) return refusal(422, 'SUBSCRIPTION_STATUS_INVALID')
      books.cancel(id)
      return [204]
    }
    if (act === 'transactions') {
      const [from, to] = [query.get('start_time') ?? '', query.get('end_time') ?? '']
      const transactions = subscription.sales
        .filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) <= Date.parse(to))
        .map(({ id: saleId, cents, returnedCents, at }) => ({
          id: saleId,
          status: statusOf(cents, returnedCents),
          time: at,
          amount_with_breakdown: { gross_amount: amountOf(cents) },
        }))
      return [200, { transactions }]
    }
    return method === 'GET' ? [200, subscriptionReply(subscription)] : notFound
  }

  const actOnOrder = (id: string, act: string | undefined): Answer => {
    const order = books.orders.get(id)
    if (!order) return notFound
    if (act === 'capture') {
      if (order.status === 'COMPLETED') return refusal(422, 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED')
      books.capture(order)
    }
    return [act === 'capture' ? 201 : 200, orderReply(order, approvalOf(order))]
  }

  const refund = (id: string): Answer => {
    const sale = books.findSale(id)
    if (!sale) return notFound
    if (sale.returnedCents === sale.cents) return refusal(422, 'CAPTURE_FULLY_REFUNDED')
    books.refundPayment(id, sale.cents - sale.returnedCents)
    return [201, { status: 'COMPLETED' }]
  }

  const verify = ({ body, raw }: PayPalRequest): Answer => {
    const event = /"webhook_event":(.*)\}$/s.exec(raw)?.[1] ?? ''
    const transmission_id = textAt(body, 'transmission_id')
    const transmission_time = textAt(body, 'transmission_time')
    const signed = signatureOf(Buffer.from(event), { transmission_id, transmission_time })
    const isTheirs = body.webhook_id === webhookId && body.transmission_sig === signed
    return [200, { verification_status: isTheirs ? 'SUCCESS' : 'FAILURE' }]
  }

  const route = (request: PayPalRequest): Answer => {
    const [, version = '', area = '', kind = '', id = '', act] = request.path.split('/')
    const place = `${request.method} /${version}/${area}/${kind}`
    if (place === 'POST /v1/catalogs/products') return [201, { id: 'PROD-1' }]
    if (place === 'POST /v1/billing/plans') {
      const planId = `P-${randomUUID()}`
      const isYearly = textAt(request.body, 'billing_cycles', 0, 'frequency', 'interval_unit') === 'YEAR'
      plans.set(planId, {
        cents: centsAt(request.body, ...price),
        cycle: isYearly ? 'YEAR' : 'MONTH',
        body: request.body,
      })
      return [201, { id: planId }]
    }
    if (place === 'POST /v1/notifications/verify-webhook-signature') return verify(request)
    if (place === 'GET /v1/notifications/webhooks-events' && id) {
      const message = told.get(id)
      return message ? [200, message] : notFound
    }
    if (place === 'GET /v1/notifications/webhooks-events') {
      return [200, { events: books.aboutPayment(request.query.get('transaction_id') ?? '') }]
    }
    if (place === 'POST /v1/billing/subscriptions' && !id) return createSubscription(request)
    if (kind === 'subscriptions') return actOnSubscription(request, id, act)
    if (place === 'POST /v2/checkout/orders' && !id) {
      const custom_id = textAt(request.body, 'purchase_units', 0, 'custom_id')
      const cents = centsAt(request.body, 'purchase_units', 0, 'amount')
      const order = books.addOrder({ custom_id, cents })
      pages.remember(order.id, request.body)
      return [201, orderReply(order, approvalOf(order))]
    }
    if (kind === 'orders') return actOnOrder(id, act)
    if (place === 'POST /v2/payments/captures' && act === 'refund') return refund(id)
    return notFound
  }

  /** The same request id gets the same answer, and the work is done only once. */
  const answerOnce = (request: PayPalRequest): Answer => {
    const key = request.requestId && `${request.path} ${request.requestId}`
    const earlier = key ? done.get(key) : undefined
    if (earlier) return earlier
    const answer = route(request)
    if (key && answer[0] < 300) done.set(key, answer)
    return answer
  }

  const server = createServer((request, response) => {
    const asking = new URL(request.url ?? '/', 'http://stand-in')
    const name = `${request.method} ${asking.pathname}`
    const answer = async (): Promise<void> => {
      const raw = await text(request)
      if (asking.pathname === '/certificate') return void response.writeHead(200).end(authority.certificate)
      if (asking.pathname === '/other-certificate') return void response.writeHead(200).end(stranger.certificate)
      const page = pages.answer(asking, raw)
      if (page) return void response.writeHead(page.status, page.headers).end(page.html)
      calls.push(name)
      if (behaviour.down === 'silent') return
      if (behaviour.down) return send(response, [503, {}])
      if (asking.pathname === '/v1/oauth2/token')
        return send(response, [200, { access_token: 'token', expires_in: 32_400 }])
      const { 'paypal-request-id': requestId } = request.headers
      const body = raw ? (JSON.parse(raw) as Json) : {}
      const parsed = { method: request.method ?? '', path: asking.pathname, query: asking.searchParams, body, raw }
      const reply = answerOnce({ ...parsed, requestId: typeof requestId === 'string' ? requestId : undefined })
      await behaviour.beforeAnswer(name)
      send(response, reply)
    }
    answer().catch(() => response.destroy())
  })
  const stranger = createAuthority('Someone else')

  const signatureOf = (
    body: Buffer,
    { transmission_id, transmission_time }: { transmission_id: string; transmission_time: string },
    { key = authority.key, webhook = webhookId }: { key?: KeyObject; webhook?: string } = {},
  ) =>
    createSign('RSA-SHA256')
      .update(`${transmission_id}|${transmission_time}|${webhook}|${crc32(body)}`)
      .sign(key, 'base64')

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  type Signing = { at?: string; webhook?: string; key?: KeyObject; certificate?: string }
  /** A message in the form in which PayPal sends it. */
  const envelopeOf = (
    message: Message,
    { at = books.now(), certificate = '/certificate', ...signing }: Signing = {},
  ) => {
    const body = Buffer.from(JSON.stringify(message, null, 1))
    told.set(message.id, message)
    const transmission = { transmission_id: randomUUID(), transmission_time: at }
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': transmission.transmission_id,
      'paypal-transmission-time': transmission.transmission_time,
      'paypal-transmission-sig': signatureOf(body, transmission, signing),
      'paypal-cert-url': url + certificate,
      'paypal-auth-algo': 'SHA256withRSA',
    }
    return { headers, body }
  }

  return {
    url,
    webhookId,
    root: authority.root,
    strangersKey: stranger.key,
    books,
    plans,
    calls,
    behaviour,
    envelopeOf,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    /** Sends a message to our service and returns the status of the response. */
    deliver: async (service: string, message: Message, signing?: Signing): Promise<number> => {
      const { status } = await fetch(`${service}/api/webhooks/paypal`, {
        method: 'POST',
        ...envelopeOf(message, signing),
      })
      return status
    },
  }
}

function send(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
}
