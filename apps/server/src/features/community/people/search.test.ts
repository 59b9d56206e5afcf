import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { canBeLike } from './search.rules.ts'

const { as, db, member } = await testApp()
const reader = await member({ username: 'reader', displayName: 'Reader' })

const find = async (q: string, someone = reader) =>
  (await as(someone).community.search({ query: { q } })).items.map(({ username }) => username)

/** Adds people with names that no other test searches for. */
async function people(...names: [username: string, displayName: string][]) {
  for (const [username, displayName] of names) await member({ username, displayName })
}

test('exact usernames come first, then names that start with the text, then similar ones', async () => {
  await people(
    ['kamala', 'Quiet One'],
    ['kamala_b', 'Zed'],
    ['zed2', 'Kamala Iyer'],
    ['zed3', 'Iyer Kamala'],
    ['kmaala', 'Somebody Else'],
    ['zed4', 'Kamalaa'],
  )
  const usernames = await find('Kamala')
  expect(usernames[0]).toBe('kamala')
  expect(new Set(usernames.slice(1, 5))).toEqual(new Set(['kamala_b', 'zed2', 'zed3', 'zed4']))
})

await people(['hedda', 'Hedda Luise Stern'])

test.each(['he', 'HED', 'lu', 'st', 'luise ster', 'heda', 'sternn', '  hedda  '])(
  '“%s” finds a member by the start of any name, or despite a typo',
  async (q) => {
    expect(await find(q)).toContain('hedda')
  },
)

test('wildcards are ordinary characters', async () => {
  await people(['plain', 'Plain Fellow'], ['per_cent', '100% Present'], ['back', 'Back\\slash'])
  for (const q of ['%%', '__', '\\\\', '%_%', '_l', '%l']) expect(await find(q)).toEqual([])
  expect(await find('100%')).toEqual(['per_cent'])
  expect(await find('per_')).toContain('per_cent')
  expect(await find('per%')).not.toContain('plain')
  expect(await find('back\\')).toContain('back')
})

test('one letter is too short, with or without spaces', async () => {
  for (const q of ['a', ' a ', '']) {
    await expect(as(reader).community.search({ query: { q } })).rejects.toMatchObject({ status: 422 })
  }
})

test('no one is found by email or phone', async () => {
  const hidden = await member({ email: 'wonderfully.hidden@example.org', displayName: 'Somebody' })
  await db.updateTable('users').set({ phone: '+14155550177' }).where('id', '=', hidden.id).execute()
  for (const q of ['wonderfully', 'wonderfully.hidden@example.org', '+14155550177', '4155550177', 'example.org']) {
    expect(await find(q)).toEqual([])
  }
})

test('blocked members are left out in both directions; muted ones and the reader are not', async () => {
  const [asha, ben, chandra, devi] = await Promise.all(
    ['one', 'two', 'three', 'four'].map((which) => member({ displayName: `Wolkenstein ${which}` })),
  )
  if (!asha || !ben || !chandra || !devi) expect.unreachable()
  await as(asha).community.block({ params: { id: ben.id } })
  await as(chandra).community.block({ params: { id: asha.id } })
  await as(asha).community.mute({ params: { id: devi.id } })
  for (const q of ['wolken', 'wolkensten']) {
    expect((await find(q, asha)).toSorted()).toEqual([asha.username, devi.username].toSorted())
  }
  expect(await find(ben.username, asha)).toEqual([])
})

test('a card shows whether the reader follows the person', async () => {
  const ben = await member({ displayName: 'Xylander' })
  await as(reader).community.follow({ params: { id: ben.id } })
  expect((await as(reader).community.search({ query: { q: 'xyl' } })).items).toEqual([
    {
      id: ben.id,
      username: ben.username,
      displayName: 'Xylander',
      profileImage: null,
      isVerified: false,
      follow: 'following',
    },
  ])
})

test('at most 20 people are found, and the exact match is among them', async () => {
  await sql`insert into users (id, username, display_name)
    select gen_random_uuid(), 'yves' || number, 'Yves' from generate_series(1, 60) as number`.execute(db)
  await people(['yves', 'The One'])
  const usernames = await find('yves')
  expect(usernames).toHaveLength(20)
  expect(usernames[0]).toBe('yves')
})

test('similarity needs three letters or digits', () => {
  const sign = fc.constantFrom('%', '_', '\\', ' ', '-', '🪷')
  const letter = fc.constantFrom('a', 'É', 'ß', '7', 'ॐ', '瑜')
  const mixed = (letters: number) =>
    fc
      .tuple(fc.array(letter, { minLength: letters, maxLength: letters }), fc.array(sign))
      .chain(([some, others]) => fc.shuffledSubarray([...some, ...others], { minLength: some.length + others.length }))
      .map((parts) => parts.join(''))
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 }).chain(mixed), (text) => !canBeLike(text)))
  fc.assert(fc.property(fc.integer({ min: 3, max: 9 }).chain(mixed), (text) => canBeLike(text)))
})
