import { expect, test } from 'vitest'
import { newPasskey } from '#testing/passkeys/soft-key.ts'
import { type Browser, socialApp } from '#testing/identity/social-app.ts'
import { overtake } from '#testing/races.ts'
import { lockMember } from '../shared/members.repo.ts'
import { deleteLink } from './social.repo.ts'

const { as, browser, clock, comeBack, db, goRound, linkTo, member, providers, signUp, start } = await socialApp()

const withBrowserOf = (who: Browser, { token }: { token: string }) => {
  who.headers.authorization = `Bearer ${token}`
  return who
}

test('linking requires the same browser and a recent sign-in or the password, and then the account signs in', async () => {
  const [asha, ashas] = [await member(), browser()]
  clock.advance({ minutes: 6 })
  const { address, get } = await goRound(ashas, 'google', 'link')
  expect(address.pathname + address.search).toBe('/security?tab=verification')
  const ticket = get('ticket')
  await expect(as(asha).account.linkSocial({ body: { ticket } })).rejects.toMatchObject({
    code: 'account.social_expired',
  })
  const signedIn = withBrowserOf(ashas, asha)
  const link = (password?: string) => signedIn.account.linkSocial({ body: { ticket, password } })
  await expect(link()).rejects.toMatchObject({ code: 'security.password_needed' })
  await expect(link('not my password')).rejects.toMatchObject({ code: 'account.password_wrong' })
  const { email } = providers.behaviour.person
  expect(await link(asha.password)).toMatchObject({ provider: 'google', email })
  expect((await goRound(browser())).address.pathname).toBe('/login')
  await expect(link(asha.password)).rejects.toMatchObject({ code: 'account.social_taken' })
  await as(asha).account.unlinkSocial({ body: { provider: 'google', password: asha.password } })
  expect((await goRound(browser())).address.pathname).toBe('/register')
  const { items } = await as(asha).security.logs({ query: {} })
  expect(items.map(({ eventType }) => eventType)).toEqual(
    expect.arrayContaining(['social_linked_success', 'social_unlinked']),
  )
})

test('an identity that belongs to one account can’t be linked to another', async () => {
  const [asha, bens] = [await member(), browser()]
  await linkTo(asha)
  const { get } = await goRound(bens, 'google', 'link')
  const ben = withBrowserOf(bens, await member())
  await expect(ben.account.linkSocial({ body: { ticket: get('ticket') } })).rejects.toMatchObject({
    code: 'account.social_taken',
  })
})

test('a member with a passkey can unlink their last provider', async () => {
  const tokens = await signUp(browser())
  await newPasskey(as(tokens))
  expect(await as(tokens).account.linkedAccounts()).toMatchObject({ canUnlink: true })
  await as(tokens).account.unlinkSocial({ body: { provider: 'google' } })
  expect(await as(tokens).account.linkedAccounts()).toMatchObject({ linked: [] })
})

test('the only way to sign in can’t be removed until there is another', async () => {
  const mira = browser()
  const tokens = await signUp(mira)
  const unlink = () => as(tokens).account.unlinkSocial({ body: { provider: 'google' } })
  await expect(unlink()).rejects.toMatchObject({ code: 'account.last_way_in' })
  const newPassword = 'a lamp in a windless place'
  await as(tokens).account.changePassword({ body: { newPassword } })
  expect(await as(tokens).account.linkedAccounts()).toMatchObject({ canUnlink: true })
  await unlink()
  expect(await as(tokens).account.linkedAccounts()).toMatchObject({ linked: [] })
})

test('when two accounts are unlinked in parallel, the last way to sign in stays', async () => {
  const { token, user } = await signUp(browser())
  await db
    .insertInto('social_logins')
    .values({ user_id: user.id, provider: 'facebook', provider_id: user.id })
    .execute()
  const unlinking = overtake(db, {
    lock: (tx) => lockMember(tx, user.id),
    request: () => as({ token }).account.unlinkSocial({ body: { provider: 'google' } }),
    change: (tx) => deleteLink(tx, user.id, 'facebook'),
  })
  await expect(unlinking).rejects.toMatchObject({ code: 'account.last_way_in' })
  expect(await as({ token }).account.linkedAccounts()).toMatchObject({ linked: [{ provider: 'google' }] })
})

test('an account that is unlinked during a sign-in cannot be used for it', async () => {
  const [asha, ashas] = [await member(), browser()]
  await linkTo(asha)
  const { there } = await start(ashas, 'google')
  const address = await overtake(db, {
    lock: (tx) => lockMember(tx, asha.id),
    request: () => comeBack('google', providers.answer(there).params),
    change: (tx) => deleteLink(tx, asha.id, 'google'),
  })
  const answer = new URLSearchParams(address.hash.slice(1))
  expect([address.pathname, answer.get('error'), answer.get('token')]).toEqual(['/login', 'social', null])
})
