import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

const changed = { displayName: 'Asha Rao', bio: 'Early sitter.\nLearning to do less.' }

test('a change returns the whole member, and shows on their page', async () => {
  const asha = await member()
  const { off: _, ...before } = await as(asha).account.me()
  expect(await as(asha).profile.change({ body: changed })).toEqual({ ...before, ...changed })
  expect(await as(asha).account.me()).toMatchObject(changed)
  const page = await as(await member()).community.person({ params: { username: asha.username } })
  expect(page).toMatchObject(changed)
})

test.each([null, '', '   '])('a bio of %j is saved as none', async (bio) => {
  const asha = await member()
  await as(asha).profile.change({ body: changed })
  expect(await as(asha).profile.change({ body: { ...changed, bio } })).toMatchObject({ bio: null })
})

test.each([
  ['displayName', { ...changed, displayName: 'A' }, 'Display name must be at least 2 characters'],
  ['displayName', { ...changed, displayName: 'see evil.example' }, expect.stringContaining('web addresses')],
  ['bio', { ...changed, bio: 'a'.repeat(301) }, 'Please use 300 characters or fewer'],
  ['bio', { ...changed, bio: 'left\u202eright' }, 'Please use visible characters only'],
  ['profileImage', { ...changed, profileImage: 'https://elsewhere.example/a.png' }, 'Please upload your picture'],
])('%s is checked', async (field, body, message) => {
  await expect(as(await member()).profile.change({ body })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: message },
  })
})

const generated = async () => {
  const asha = await member()
  await db.updateTable('users').set({ username_generated: true }).where('id', '=', asha.id).execute()
  return asha
}

test('a generated username can be changed once', async () => {
  const asha = await generated()
  expect(await as(asha).account.me()).toMatchObject({ canChangeUsername: true })
  const username = `own-${asha.username}`
  expect(await as(asha).profile.changeUsername({ body: { username } })).toMatchObject({
    username,
    canChangeUsername: false,
  })
  await expect(as(asha).profile.changeUsername({ body: { username: 'another' } })).rejects.toMatchObject({
    code: 'profile.username_final',
  })
})

test('of two parallel changes, one succeeds', async () => {
  const asha = await generated()
  const outcomes = await Promise.allSettled(
    ['one', 'two'].map((end) => as(asha).profile.changeUsername({ body: { username: `${asha.username}-${end}` } })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a username that a member chose can’t be changed, and a taken one is refused', async () => {
  const [asha, ben] = [await generated(), await member()]
  await expect(as(ben).profile.changeUsername({ body: { username: 'ben-again' } })).rejects.toMatchObject({
    code: 'profile.username_final',
  })
  await expect(
    as(asha).profile.changeUsername({ body: { username: ben.username.toUpperCase() } }),
  ).rejects.toMatchObject({ code: 'account.username_taken' })
  expect(await as(asha).account.me()).toMatchObject({ canChangeUsername: true, username: asha.username })
})

test('a name that is taken in another spelling is refused', async () => {
  const [asha, ben] = [await generated(), await member({ username: `straße${randomInt(1e9)}` })]
  await expect(
    as(asha).profile.changeUsername({ body: { username: ben.username.replace('ß', 'SS') } }),
  ).rejects.toMatchObject({ code: 'account.username_taken' })
})

test('members see when they joined and who invited them, unless one has blocked the other', async () => {
  const asha = await member({ displayName: 'Noor Aziz' })
  const { code } = await as(asha).referral.generate()
  const ben = await member({ referralCode: code })
  expect(await as(ben).account.me()).toMatchObject({ createdAt: expect.any(String), invitedBy: 'Noor Aziz' })
  await as(asha).community.block({ params: { id: ben.id } })
  expect(await as(ben).account.me()).toMatchObject({ invitedBy: null })
})
