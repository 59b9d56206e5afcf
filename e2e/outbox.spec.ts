import { expect, type Page } from '@playwright/test'
import { createDelivery } from '../apps/web/src/lib/outbox/deliver.ts'
import type { Message, Stored } from '../apps/web/src/lib/outbox/message.rules.ts'
import { sendMessages } from '../apps/web/src/lib/outbox/send-messages.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './support/page-checks.ts'
import { addMember, daysAgo, type Member, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const everyCall = '**/api/**'
const loseNetwork = (page: Page) => page.route(everyCall, (route) => route.abort())
const feel = (page: Page, mood: string) => page.getByRole('button', { name: mood, exact: true }).click()
const bar = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function moodsOf(member: Member): Promise<string[]> {
  return (await member.wellness.moods({ query: {} })).items.map(({ mood }) => mood)
}

/** Everything that this browser stores, as text. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
      })
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise<unknown>((resolve) => {
            const request = db.transaction(store).objectStore(store).getAll()
            request.addEventListener('success', () => resolve(request.result))
          }),
        )
      }
      db.close()
    }
    return JSON.stringify(found, (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
    )
  })

test('a mood noted without a network waits, is sealed, and is sent once when it returns', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Calm', exact: true })).toBeVisible()
  await loseNetwork(page)
  await feel(page, 'Calm')
  await expect(bar(page, '1 thing waits to be sent.')).toBeVisible()
  await page.getByRole('radio', { name: /: 7$/ }).click({ force: true })
  await expect(bar(page, '2 things wait to be sent.')).toBeVisible()
  expect(await storedIn(page)).not.toContain('calm')
  await page.getByRole('link', { name: 'See what waits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2 things wait to be sent' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mood: calm' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  expect(await moodsOf(member)).toEqual([])
  await page.unroute(everyCall)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everything has been sent' })).toBeVisible()
  expect((await member.wellness.moods({ query: {} })).items).toMatchObject([{ mood: 'calm', energy: 7, version: 2 }])
})

test('another member on the same browser sees and sends nothing of the first, who finds it again', async ({ page }) => {
  const { tokens, member: asha } = await addMember(page.request, 'Asha Rao')
  const { tokens: others, member: ben } = await addMember(page.request, 'Ben Okafor')
  const signInWith = async ({ token, refreshToken }: typeof tokens) => {
    await page.goto('/privacy')
    await page.evaluate(
      (values) => Object.entries(values).forEach(([name, value]) => localStorage.setItem(name, value)),
      { accessToken: token, refreshToken, tokenExpiry: String(Date.now() + 600_000) },
    )
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Calm', exact: true })).toBeVisible()
  }
  await signInWith(tokens)
  await loseNetwork(page)
  await feel(page, 'Sad')
  await expect(bar(page, '1 thing waits to be sent.')).toBeVisible()
  // The server ended her session: nothing is asked, and nothing is removed.
  await page.evaluate(() =>
    ['accessToken', 'refreshToken', 'tokenExpiry'].forEach((key) => localStorage.removeItem(key)),
  )
  await page.unroute(everyCall)

  await signInWith(others)
  await feel(page, 'Happy')
  await expect.poll(() => moodsOf(ben)).toEqual(['happy'])
  await expect(page.getByRole('link', { name: 'See what waits' })).toBeHidden()
  expect(await moodsOf(asha)).toEqual([])
  expect(await storedIn(page)).not.toContain('sad"')

  await signInWith(tokens)
  await expect.poll(() => moodsOf(asha)).toEqual(['sad'])
  expect(await moodsOf(ben)).toEqual(['happy'])
})

test('signing out with things unsent asks first', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Calm', exact: true })).toBeVisible()
  await loseNetwork(page)
  await feel(page, 'Calm')
  await expect(bar(page, '1 thing waits to be sent.')).toBeVisible()
  const logout = async () => {
    await page.getByRole('button', { name: /Asha Rao/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await logout()
  const question = page.getByRole('dialog', { name: 'Sign out with things unsent?' })
  await question.getByRole('button', { name: 'Send, then sign out' }).click()
  await expect(question.getByText('We couldn’t send everything.')).toBeVisible()
  await question.getByRole('button', { name: 'Discard and sign out' }).click()
  await page.waitForURL('**/login')
  expect(await storedIn(page)).not.toContain('"iv"')
  expect(await moodsOf(member)).toEqual([])
})

test('two tabs send what both wrote, each once', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  const other = await context.newPage()
  // A tab that still has a network would send what the other wrote.
  for (const tab of [page, other]) {
    await tab.goto('/')
    await expect(tab.getByRole('button', { name: 'Calm', exact: true })).toBeVisible()
    await loseNetwork(tab)
  }
  await feel(page, 'Calm')
  await expect(bar(page, '1 thing waits to be sent.')).toBeVisible()
  await feel(other, 'Happy')
  await expect(bar(page, '2 things wait to be sent.')).toBeVisible()
  for (const tab of [page, other]) await tab.unroute(everyCall)
  for (const tab of [page, other]) await tab.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await moodsOf(member)).toSorted()).toEqual(['calm', 'happy'])
  await expect(page.getByRole('link', { name: 'See what waits' })).toBeHidden()
  expect(await moodsOf(member)).toHaveLength(2)
})

const idOf = (index: number) => `01${String(index).padStart(6, '0')}-0000-7000-8000-${crypto.randomUUID().slice(24)}`

const newestLast = <T>({ items }: { items: T[] }) => items.toReversed()

const aSit = {
  programme: null,
  settleSeconds: 0,
  bells: { start: true, end: true, every: 0 },
  mix: [],
  limbType: 'dhyana',
}

/** More than a hundred calls, of which a network that comes and goes loses nearly half. */
test('50 mixed writes through a network that flaps 20 times arrive once each, in order', async ({ request }) => {
  const { member } = await addMember(request, 'Asha Rao')
  const { member: ben } = await addMember(request, 'Ben Okafor')
  const { id: liked } = await ben.practice.log({ body: practiceOn(daysAgo(2), { visibility: 'public' }) })
  const articles = (await member.learning.suggestions()).items.map(({ slug }) => slug)
  const rows = new Map<number, Message>()
  const write = (kind: Message['kind'], act: Message['act'], subject: string, body: object) => {
    const madeAt = new Date(Date.now() - (600 - rows.size) * 60_000).toISOString()
    rows.set(rows.size + 1, { v: 1, kind, act, subject, body, madeAt })
  }
  const rounds = [0, 1, 2, 3, 4]
  for (const n of rounds) {
    const [practice, sit, mood, night, preset] = [0, 1, 2, 3, 4].map((index) => idOf(n * 5 + index)) as [
      string,
      string,
      string,
      string,
      string,
    ]
    const startedAt = `${daysAgo(20 - n)}T06:00:00.000Z`
    write('practice', 'create', practice, practiceOn(daysAgo(30 - n)))
    write('mood', 'create', mood, { mood: 'calm', energy: 1 })
    write('sit', 'create', sit, { duration: 10 + n, startedAt, zone: 'UTC' })
    write('sleep', 'create', night, { date: daysAgo(30 - n), quality: 5 })
    write('mood', 'edit', mood, { energy: n + 1, notes: `Mood ${n}` })
    write('like', 'set', liked, { liked: n % 2 === 0 })
    write('preset', 'set', preset, { name: `Sit ${n}`, sit: { ...aSit, minutes: 10 + n } })
    write('sit', 'edit', sit, { notes: `Sit ${n}`, afterFeeling: 'calm' })
    write('reading', 'set', articles[n]!, { isRead: true })
    if (n % 2) write('practice', 'remove', practice, {})
    else write('practice', 'edit', practice, { notes: `Edit ${n}` })
  }
  expect(rows.size).toBe(50)

  let calls = 0
  let flaps = 0
  const unsteady = new Proxy(member, {
    get: (features, feature: keyof Member) =>
      new Proxy(features[feature], {
        get: (routes, route: string) => async (input: never) => {
          calls += 1
          // every fifth call finds the network gone, and of the others every third loses its answer.
          if (calls % 5 === 0 && flaps < 20) {
            flaps += 1
            throw new TypeError('Failed to fetch')
          }
          const reply: unknown = await (routes as unknown as Record<string, (given: never) => Promise<unknown>>)[
            route
          ]?.(input)
          if (calls % 3 === 1) throw new TypeError('Failed to fetch')
          return reply
        },
      }),
  })
  const store = {
    list: async () => [...rows].map(([key, message]): Stored => ({ key, message: structuredClone(message) })),
    change: async ({ put = [], drop = [] }: { put?: Stored[]; drop?: number[] }) => {
      for (const { key, message } of put) rows.set(key, message)
      for (const key of drop) rows.delete(key)
    },
  }
  const parts = { store, ...createDelivery(unsteady), now: () => Date.now() }
  for (let attempt = 0; attempt < 200; attempt++) if ((await sendMessages(parts)).isDone) break
  expect([...rows.values()].filter(({ sentAs }) => !sentAs)).toEqual([])
  expect(flaps).toBe(20)

  const moods = newestLast(await member.wellness.moods({ query: { limit: 50 } }))
  expect(moods.map(({ notes, energy }) => [notes, energy])).toEqual(rounds.map((n) => [`Mood ${n}`, n + 1]))
  expect((await member.wellness.nights({ query: { limit: 50 } })).items).toHaveLength(5)
  const practices = newestLast(await member.practice.list({ query: { limit: 50 } }))
  expect(practices.map(({ notes }) => notes)).toEqual(['Edit 0', 'Edit 2', 'Edit 4', ...rounds.map((n) => `Sit ${n}`)])
  expect((await member.practice.listDeleted({ query: { limit: 50 } })).items).toHaveLength(2)
  const sits = newestLast(await member.meditation.list({ query: { limit: 50 } }))
  expect(sits.map(({ duration, afterFeeling }) => [duration, afterFeeling])).toEqual(
    rounds.map((n) => [10 + n, 'calm']),
  )
  expect((await member.timer.read()).presets.map(({ name }) => name)).toEqual(rounds.map((n) => `Sit ${n}`))
  expect(await ben.practice.read({ params: { id: liked } })).toMatchObject({ likes: 1 })
  const read = await Promise.all(articles.slice(0, 5).map((slug) => member.learning.article({ params: { slug } })))
  expect(read.map(({ isRead }) => isRead)).toEqual(rounds.map(() => true))
  // The server numbers what it saves by time.
  for (const saved of [moods, practices.slice(0, 3), sits]) {
    expect(saved.map(({ id }) => id)).toEqual(saved.map(({ id }) => id).toSorted())
  }
})
