import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { eventOf } from '#platform/payment/paypal-facts.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import type { Message } from '#testing/paypal/paypal-books.ts'
import { applyMessage } from './apply-message.service.ts'
import { compareAll } from '../comparison/compare.service.ts'
import { finishEndings } from '../endings/endings.service.ts'
import { pay, stop } from '../giving.service.ts'

/** `npm run long -- giving` runs ten thousand histories. */
const histories = Number(process.env.GIVING_HISTORIES ?? 60)
const perBatch = 100
const rounds = 8

const app = await givingApp()
const { books, clock, db, deps, referenceOf } = app
const giving = { ...deps, publicUrl: 'http://localhost', donateUrl: null, fee: null }

/** A small random generator with a seed, so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { next, below: (count: number) => Math.floor(next() * count), chance: (share: number) => next() < share }
}
type Random = ReturnType<typeof randomOf>

const tiers = ['low-cost', 'standard', 'pay-forward', 'custom'] as const

type Life = { userId: string; agreements: string[]; gifts: string[] }

async function newLife(): Promise<Life> {
  const userId = newId()
  await db
    .insertInto('users')
    .values({ id: userId, username: `m${userId.replaceAll('-', '')}`, display_name: 'Asha' })
    .execute()
  return { userId, agreements: [], gifts: [] }
}

/** One action by a member, PayPal or a bank. */
async function live(life: Life, random: Random): Promise<void> {
  const last = life.agreements.at(-1)
  const agreement = last ? books.get(last) : undefined
  const act = random.below(10)
  if (!last || act === 0) return begin(life, random)
  if (act === 1) return stop(giving, life.userId)
  if (agreement?.status === 'APPROVAL_PENDING') return random.chance(0.8) ? books.approve(last) : undefined
  if (agreement?.status === 'SUSPENDED' && act < 6) return void books.resume(last)
  if (agreement?.status !== 'ACTIVE') return refundSome(life, random)
  if (act < 5) return void books.charge(last)
  if (act === 5) return void books.fail(last)
  if (act === 6) return void books.suspend(last)
  if (act === 7) return void (random.chance(0.5) ? books.cancel(last) : books.expire(last))
  if (act === 8) return void books.update(last)
  return refundSome(life, random)
}

async function begin(life: Life, random: Random): Promise<void> {
  const paymentTier = tiers[random.below(tiers.length)] ?? 'standard'
  const isRecurring = random.chance(0.8)
  const billingCycle = random.chance(0.3) ? 'annual' : 'monthly'
  const body = aPayment({ paymentTier, isRecurring, billingCycle, amount: 1 + random.below(50) })
  const reference = referenceOf((await pay(giving, life.userId, body)).approveUrl)
  if (isRecurring) life.agreements.push(reference)
  else {
    life.gifts.push(reference)
    if (random.chance(0.7)) books.approveOrder(reference)
  }
}

function refundSome({ agreements, gifts }: Life, random: Random): void {
  const sales = [
    ...agreements.flatMap((id) => books.get(id).sales),
    ...gifts.flatMap((id) => books.orders.get(id)?.captures ?? []),
  ].filter(({ cents, returnedCents }) => returnedCents < cents)
  const sale = sales[random.below(sales.length)]
  if (!sale) return
  const rest = sale.cents - sale.returnedCents
  books.refundPayment(
    sale.id,
    random.chance(0.5) ? rest : 1 + random.below(rest),
    random.chance(0.3) ? 'REVERSED' : 'REFUNDED',
  )
}

/** Delivers messages late and in random order. Some are lost, and some arrive twice. */
async function deliver(messages: Message[], random: Random): Promise<void> {
  const sent = messages.flatMap((message) =>
    random.chance(0.15) ? [] : random.chance(0.2) ? [message, message] : [message],
  )
  for (const message of shuffled(sent, random)) await applyMessage(deps, eventOf(message))
}

const shuffled = <T>(items: T[], random: Random): T[] =>
  items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

const ours = {
  APPROVAL_PENDING: 'pending',
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

async function checkBooks(lives: Life[], seed: number): Promise<void> {
  const rows = await db
    .selectFrom('user_subscriptions')
    .select(['provider_subscription_id as reference', 'status', 'ending_asked_at as endedAt', 'id'])
    .where(
      'user_id',
      'in',
      lives.map(({ userId }) => userId),
    )
    .execute()
  const stored = rows.map(({ reference, status }) => [reference, status])
  const theirs = rows.map(({ reference }) => [reference, ours[books.get(reference ?? '').status]])
  expect(stored, `seed ${seed}`).toEqual(theirs)
  const stillRunning = rows.filter(({ endedAt, status }) => endedAt && (status === 'active' || status === 'suspended'))
  expect(stillRunning, `seed ${seed}`).toEqual([])
  const ledger = await db
    .selectFrom('payment_ledger')
    .select(['kind', 'provider_id as id', 'refunds', 'amount_cents as cents'])
    .execute()
  const balance = ledger.reduce((sum, { kind, cents }) => sum + (kind === 'payment' ? cents : -cents), 0)
  expect(balance, `seed ${seed}`).toBe(books.balanceCents())
}

/** Ends the agreements that are still running and moves the clock far ahead, so that the next comparison skips them. */
async function leaveBehind(lives: Life[]): Promise<void> {
  const over = new Set(['CANCELLED', 'EXPIRED'])
  const open = lives.flatMap(({ agreements }) => agreements).filter((id) => !over.has(books.get(id).status))
  for (const id of open) await applyMessage(deps, eventOf(books.expire(id)))
  clock.advance({ days: 200 })
}

test(
  `${histories} histories with lost, repeated, late and shuffled messages end with PayPal’s balance, to the cent`,
  { timeout: histories * 2_000 },
  async () => {
    for (let offset = 0; offset < histories; offset += perBatch) {
      const random = randomOf(offset + 1)
      const lives = await Promise.all(Array.from({ length: Math.min(perBatch, histories - offset) }, newLife))
      let [heard, held] = [books.messages.length, [] as Message[]]
      for (let round = 0; round < rounds; round++) {
        for (const life of lives) {
          await live(life, random)
          clock.advance({ seconds: random.below(3) })
        }
        clock.advance({ days: random.below(10), hours: random.below(24) })
        const waiting = [...held, ...books.messages.slice(heard)]
        heard = books.messages.length
        held = waiting.filter(() => random.chance(0.4))
        const heldBack = new Set(held)
        await deliver(
          waiting.filter((message) => !heldBack.has(message)),
          random,
        )
        if (round % 2 === 1) await compareAll(deps)
      }
      await deliver(held, random)
      // The first comparison ends agreements at PayPal, and the second one finds that they have ended.
      await compareAll(deps)
      await finishEndings(deps, { withHarmless: true })
      await compareAll(deps)
      await checkBooks(lives, offset + 1)
      await leaveBehind(lives)
    }
  },
)
