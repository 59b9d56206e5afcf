import type { Visibility } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

test('by default, practices are private and anyone may follow', async () => {
  const asha = await member()
  expect(await as(asha).profile.privacy()).toEqual({ defaultVisibility: 'private', approveFollowers: false })
})

test('a change is saved, and leaves other settings alone', async () => {
  const asha = await member()
  const change = (body: { defaultVisibility?: Visibility; approveFollowers?: boolean }) =>
    as(asha).profile.changePrivacy({ body })
  expect(await change({ approveFollowers: true })).toEqual({ defaultVisibility: 'private', approveFollowers: true })
  expect(await change({ defaultVisibility: 'public' })).toEqual({ defaultVisibility: 'public', approveFollowers: true })
  expect(await change({})).toEqual({ defaultVisibility: 'public', approveFollowers: true })
  expect(await change({ approveFollowers: false })).toEqual({ defaultVisibility: 'public', approveFollowers: false })
  expect(await as(asha).profile.privacy()).toEqual({ defaultVisibility: 'public', approveFollowers: false })
})

test('one member’s settings do not affect another’s', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).profile.changePrivacy({ body: { defaultVisibility: 'public', approveFollowers: true } })
  expect(await as(ben).profile.privacy()).toEqual({ defaultVisibility: 'private', approveFollowers: false })
})

test.each<[Visibility, Visibility | undefined, Visibility]>([
  ['followers', undefined, 'followers'],
  ['public', undefined, 'public'],
  ['public', 'private', 'private'],
  ['private', 'public', 'public'],
])('with the default %s, a practice logged as %s is %s', async (defaultVisibility, said, expected) => {
  const asha = await member()
  await as(asha).profile.changePrivacy({ body: { defaultVisibility } })
  const body = aPractice({ ...(said && { visibility: said }) })
  expect(await as(asha).practice.log({ body })).toMatchObject({
    visibility: expected,
    isPublic: expected === 'public',
    shareNotes: false,
  })
})

test('a saved sit uses the member’s default visibility', async () => {
  const asha = await member()
  await as(asha).profile.changePrivacy({ body: { defaultVisibility: 'followers' } })
  const { id } = await as(asha).meditation.save({ body: { duration: 10 } })
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({ visibility: 'followers' })
})

test('changing the default does not affect earlier sessions', async () => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice() })
  await as(asha).profile.changePrivacy({ body: { defaultVisibility: 'public' } })
  expect(await as(asha).practice.read({ params: { id } })).toMatchObject({ visibility: 'private' })
})

test('logging a practice needs no extra statement to read the default', async () => {
  const asha = await member()
  const statements = await statementsOf(() => as(asha).practice.log({ body: aPractice() }))
  expect(statements.filter((text) => text.includes('privacy_settings'))).toEqual([
    expect.stringContaining('user_streaks'),
  ])
})
