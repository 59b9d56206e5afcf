import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, db, member, newcomer, visitor } = await testApp()
const reader = await member()

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD']
/** Different ways to type the same name. */
const spellingsOf = (name: string): Set<string> =>
  new Set([name, name.toLowerCase(), name.toUpperCase()].flatMap((text) => forms.map((form) => text.normalize(form))))

/** Registers a name, then uses each spelling to sign in, open the member's page, search, and register again. */
async function goRound(name: string): Promise<void> {
  const { id, password, username } = await member({ username: name })
  expect(username.normalize('NFKC')).toBe(name.normalize('NFKC'))
  for (const spelling of spellingsOf(name)) {
    const signedIn = await visitor().account.login({ body: { identifier: spelling, password } })
    expect(signedIn, spelling).toMatchObject({ user: { id } })
    expect(await as(reader).community.person({ params: { username: spelling } }), spelling).toMatchObject({ id })
    const { items } = await as(reader).community.search({ query: { q: spelling } })
    expect(items[0]?.id, spelling).toBe(id)
    const twin = visitor().account.register({ body: await newcomer({ username: spelling }) })
    await expect(twin, spelling).rejects.toMatchObject({
      code: expect.stringMatching(/^(account.username_taken|request.invalid)$/),
    })
  }
}

test.each(['İlker', 'ΝΙΚΟΣ', 'νεος', 'Straße', 'ILGAZ', 'Jürgen', 'Йордан', 'आशा'])(
  '%s can sign in and be found by every spelling',
  goRound,
)

test('any name that can be registered works for signing in, and is found by every spelling', async () => {
  const letters = 'a b z ö ü ñ ç ø ß ğ ı ş ł ő α β γ ΐ ς σ ώ а б в г й ё щ'.split(' ')
  const ofOneScript = fc.constantFrom(/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u)
  const name = ofOneScript.chain((script) => {
    const letter = fc.constantFrom(...letters.flatMap((one) => (script.test(one) ? [one, upper(one)] : [])))
    const tail = fc.constantFrom('', '.', '_x', '-', '7').filter((end) => end !== '_x' || script.test('x'))
    return fc
      .tuple(fc.array(letter, { minLength: 3, maxLength: 6 }), tail)
      .map(([word, end]) => `${word.join('')}${end}${randomInt(1e9)}`)
  })
  await fc.assert(fc.asyncProperty(name, goRound), { numRuns: 8 })
}, 120_000)

/** Skips letters whose upper case is longer, so the name keeps its length. */
const upper = (letter: string) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)

test('older names stay valid: names that now count as the same still sign in, and no third one can be added', async () => {
  const { password } = await member()
  const hash = await db
    .selectFrom('users')
    .select('password')
    .where('password', 'is not', null)
    .executeTakeFirstOrThrow()
  const old = ['Zoë'.normalize('NFC'), 'Zoë'.normalize('NFD'), '..'].map((username, index) => ({
    id: newId(),
    username,
    display_name: 'Zoë',
    password: hash.password,
    username_twin: index === 1 ? 1 : 0,
  }))
  await db.insertInto('users').values(old).execute()
  for (const { id, username } of old) {
    const signedIn = await visitor().account.login({ body: { identifier: username, password } })
    expect(signedIn).toMatchObject({ user: { id } })
  }
  const third = visitor().account.register({ body: await newcomer({ username: 'ZOË' }) })
  await expect(third).rejects.toMatchObject({ code: 'account.username_taken' })
})
