import { randomUUID } from 'node:crypto'
import { waitlistPractices } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const { db, url, visitor, mailbox, startWorker } = await testApp()
await startWorker()

const anEntry = () => ({
  email: `${randomUUID()}@example.org`,
  name: 'Mira',
  currentPractice: 'beginner' as const,
})

const rowsOf = (email: string) => db.selectFrom('waitlist_entries').selectAll().where('email', 'ilike', email).execute()

test('a visitor joins and gets a confirmation in HTML and plain text', async () => {
  const entry = { ...anEntry(), name: 'Mira <b>', practiceTypes: 'yoga', additionalNotes: 'I like mornings.' }
  await expect(visitor().waitlist.join({ body: entry })).resolves.toEqual({ message: 'Welcome to the journey!' })
  const [row] = await rowsOf(entry.email)
  expect(row).toMatchObject({ name: 'Mira <b>', practice_types: 'yoga', additional_notes: 'I like mornings.' })
  const mail = await mailbox.mailTo(entry.email)
  expect(mail.subject).toBe('You’re on the waitlist')
  expect(mail.messageId).toBe(`<waitlist-confirmation.${row?.id}@localhost>`)
  expect(mail.text).toContain('You’re on the waitlist.')
  expect(mail.html).toContain('You’re on the waitlist.')
})

test('a second entry with the same email gets the same response and changes nothing', async () => {
  const entry = anEntry()
  await visitor().waitlist.join({ body: entry })
  const again = { ...entry, email: entry.email.toUpperCase(), name: 'Somebody else' }
  await expect(visitor().waitlist.join({ body: again })).resolves.toEqual({ message: 'Welcome to the journey!' })
  expect(await rowsOf(entry.email)).toMatchObject([{ name: 'Mira', email: entry.email }])
})

test('200 identical requests in parallel create one row and one email', async () => {
  const entry = anEntry()
  const answers = await Promise.all(Array.from({ length: 200 }, () => visitor().waitlist.join({ body: entry })))
  expect(answers).toHaveLength(200)
  expect(await rowsOf(entry.email)).toHaveLength(1)
  await mailbox.mailTo(entry.email)
  expect(mailbox.sentTo(entry.email)).toHaveLength(1)
})

describe('messages for invalid fields', () => {
  test.each([
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['email', { email: undefined }, 'Please enter a valid email address'],
    ['name', { name: '   ' }, 'Name is required'],
    ['name', { name: undefined }, 'Name is required'],
    ['currentPractice', { currentPractice: 'expert' }, 'Please select a valid experience level'],
    ['currentPractice', { currentPractice: undefined }, 'Please select a valid experience level'],
    ['additionalNotes', { additionalNotes: 'x'.repeat(2001) }, 'Please keep this to 2000 characters or fewer'],
  ])('%s %o', async (field, change, message) => {
    const body = { ...anEntry(), ...change } as never
    await expect(visitor().waitlist.join({ body })).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
      fields: { [field]: message },
    })
  })
})

test('every experience level is accepted, and other fields may be empty', async () => {
  for (const currentPractice of waitlistPractices) {
    const body = { ...anEntry(), currentPractice, practiceTypes: '', referralCode: '' }
    await visitor().waitlist.join({ body })
    expect(await rowsOf(body.email)).toMatchObject([{ practice_types: null, referral_code: null }])
  }
})

test('an IP address that sends too many requests is told to wait', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() }
  const ask = () => fetch(`${url}/api/waitlist`, { method: 'POST', headers, body: JSON.stringify(anEntry()) })
  const statuses = []
  for (let time = 0; time < 10; time++) statuses.push((await ask()).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'request.too_many' })
})
