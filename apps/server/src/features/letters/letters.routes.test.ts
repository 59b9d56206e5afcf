import { type AboutWords, type GivingTier, type LetterKind, letterMaxLength } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { listWaitingLetters } from './queue.service.ts'

const clock = movableClock()
const { as, db, member, visitor } = await testApp({ clock })

const aLetter = (text = 'Can I log a practice for last week?', kind: LetterKind = 'question') => ({ kind, text })

const paidUntil = new Date(clock.now().getTime() + 5 * 60_000)
const giveTo = (userId: string, tier: GivingTier, status: 'active' | 'cancelled' = 'active') =>
  db
    .insertInto('user_subscriptions')
    .values({ user_id: userId, id: newId(), subscription_tier: tier, amount_cents: 300, status, end_date: paidUntil })
    .execute()

const waiting = async () => (await listWaitingLetters({ db, clock })).map(({ text }) => text)

const isFirst = async (asha: { token: string }) => (await as(asha).letters.list({ query: {} })).isFirstInLine

test('a letter is listed only for the member who wrote it', async () => {
  const [asha, ben] = [await member(), await member()]
  const body = { ...aLetter('  The bell is silent.  ', 'problem'), attachment: 'Version 1.2 · Firefox' }
  const written = await as(asha).letters.write({ body })
  expect(written).toMatchObject({
    kind: 'problem',
    text: 'The bell is silent.',
    attachment: 'Version 1.2 · Firefox',
    state: 'waiting',
    answer: null,
    closedAt: null,
  })
  expect(await as(asha).letters.list({ query: {} })).toEqual({
    items: [written],
    nextCursor: null,
    isFirstInLine: false,
  })
  expect((await as(ben).letters.list({ query: {} })).items).toEqual([])
  await expect(visitor().letters.list({ query: {} })).rejects.toMatchObject({ code: 'auth.required' })
})

const words: AboutWords = { language: 'es', page: '/', shown: 'Hola', keys: [] }

test('a letter about words keeps them, and other letters have none', async () => {
  const asha = await member()
  const about = await as(asha).letters.write({ body: { ...aLetter('Buenas', 'idea'), words } })
  expect(about).toMatchObject({ text: 'Buenas', words })
  expect((await as(asha).letters.write({ body: aLetter() })).words).toBeNull()
  expect((await as(asha).letters.list({ query: {} })).items.map((letter) => letter.words)).toEqual([null, words])
})

test('a suggestion that sounds like danger is read first, as any letter', async () => {
  const body = { ...aLetter('I want to end my life.', 'idea'), words }
  expect((await as(await member()).letters.write({ body })).isUrgent).toBe(true)
})

test.each([
  ['words.shown', { shown: '  ' }, 'Please say which words you mean'],
  ['words.shown', { shown: 'x'.repeat(501) }, 'Please keep the words to 500 characters or fewer'],
  ['words.language', { language: 'fr' }, undefined],
])('%s %o is refused', async (field, change, message) => {
  const body = { ...aLetter(), words: { ...words, ...change } } as never
  const fields = { [field]: message ?? (expect.any(String) as string) }
  await expect(as(await member()).letters.write({ body })).rejects.toMatchObject({ code: 'request.invalid', fields })
})

test('the newest letters come first, page by page', async () => {
  const asha = await member()
  for (const text of ['one', 'two', 'three']) await as(asha).letters.write({ body: aLetter(text) })
  const first = await as(asha).letters.list({ query: { limit: 2 } })
  const second = await as(asha).letters.list({ query: { limit: 2, cursor: first.nextCursor ?? '' } })
  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['three', 'two', 'one'])
  expect(second.nextCursor).toBeNull()
})

test('a letter that the same device sends twice, even in parallel, arrives once', async () => {
  const asha = await member()
  const body = { ...aLetter(), clientId: newId() }
  const sent = await Promise.all(Array.from({ length: 5 }, () => as(asha).letters.write({ body })))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await as(asha).letters.list({ query: {} })).items).toHaveLength(1)
})

test.each([
  ['kind', { kind: 'praise' }, 'Please choose what it is'],
  ['text', { text: '   ' }, 'Please write a few words'],
  ['text', { text: 'x'.repeat(letterMaxLength + 1) }, 'Please keep your letter to 5,000 characters or fewer'],
])('%s %o is refused', async (field, change, message) => {
  const body = { ...aLetter(), ...change } as never
  await expect(as(await member()).letters.write({ body })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: message },
  })
})

test('a member who has sent ten letters in an hour has to wait', async () => {
  const asha = await member()
  for (let sent = 0; sent < 10; sent++) await as(asha).letters.write({ body: aLetter() })
  await expect(as(asha).letters.write({ body: aLetter() })).rejects.toMatchObject({ code: 'request.too_many' })
})

test('contributors are first in line until their paid period is over', async () => {
  const [free, paying, leaving] = [await member(), await member(), await member()]
  await giveTo(free.id, 'financial-difficulty')
  await giveTo(paying.id, 'low-cost')
  await giveTo(leaving.id, 'pay-forward', 'cancelled')
  expect([await isFirst(free), await isFirst(paying), await isFirst(leaving)]).toEqual([false, true, true])
  clock.advance({ minutes: 6 })
  // When a payment is due, the provider may take a day or two.
  expect([await isFirst(paying), await isFirst(leaving)]).toEqual([true, false])
})

test('a letter that sounds like danger is read first, even before supporters’ letters', async () => {
  const [asha, paying] = [await member(), await member()]
  await giveTo(paying.id, 'standard')
  await as(paying).letters.write({ body: aLetter('How do I change my picture?') })
  const written = await as(asha).letters.write({ body: aLetter('I want to end my life.') })
  expect(written.isUrgent).toBe(true)
  expect((await as(paying).letters.list({ query: {} })).items[0]?.isUrgent).toBe(false)
  expect((await waiting())[0]).toBe('I want to end my life.')
})

test.each([
  'The bell is too loud. I feel I cannot go on living like this.',
  'Non voglio più vivere.',
  'Please delete my account, everyone would be fine without me.',
])('“%s” is read first', async (text) => {
  await as(await member()).letters.write({ body: aLetter('How do I change my picture?') })
  const written = await as(await member()).letters.write({ body: aLetter(text) })
  expect(written.isUrgent).toBe(true)
  const urgent = (await listWaitingLetters({ db, clock })).filter(({ place }) => place === 'worry')
  expect((await waiting()).slice(0, urgent.length)).toContain(text)
})
