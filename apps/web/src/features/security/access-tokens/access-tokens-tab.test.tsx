// @vitest-environment happy-dom
import type { AccessToken } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { AccessTokensTab } from './access-tokens-tab.tsx'
import { tokensText } from './access-tokens.text.ts'

const tag: AccessToken = {
  id: '0198a1f0-0000-7000-8000-0000000000a1',
  name: 'NFC tag by the mat',
  scopes: ['practice:log'],
  createdAt: '2026-07-04T06:00:00.000Z',
  expiresAt: '2099-05-01T12:00:00.000Z',
  lastUsedAt: '2026-07-05T12:31:00.000Z',
  lastUsedIp: '203.0.113.7',
}
const home: AccessToken = {
  ...tag,
  id: '0198a1f0-0000-7000-8000-0000000000a2',
  name: 'Home Assistant',
  scopes: ['practice:read', 'mood:log'],
  lastUsedAt: null,
  lastUsedIp: null,
}
const made = { ...tag, token: 'sadhana_0123456789' }

const open = (security: FakeApi['security'] = {}) =>
  renderScreen(<AccessTokensTab user={mira} />, { api: { security: { accessTokens: [tag, home], ...security } } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('each token is shown with its last use, its end and what it may do', async () => {
  open()
  expect(await screen.findByText('Two tokens can reach your log')).toBeTruthy()
  const rows = screen.getAllByRole('listitem').slice(0, 2)
  expect(rows[0]?.textContent).toMatch(
    /NFC tag by the mat.*Used on .*from 203\.0\.113\.7.*Ends on .*2099.*Log practice/,
  )
  expect(rows[1]?.textContent).toMatch(/Home Assistant.*Not used yet.*Read practice.*Log mood/)
})

test('a token that has ended says so, doesn’t count, and is removed without a question', async () => {
  const view = open({
    accessTokens: [{ ...tag, expiresAt: '2026-07-06T12:00:00.000Z' }],
    revokeAccessToken: null,
  })
  expect(await screen.findByText(tokensText.none)).toBeTruthy()
  expect(screen.getByText(/^Ended on /)).toBeTruthy()
  await press('Remove: NFC tag by the mat')
  await waitFor(() => expect(view.callsTo('security.revokeAccessToken')[0]?.url).toContain(tag.id))
})

test('the first token is made, shown once and can be copied', async () => {
  const view = open({ accessTokens: [], createAccessToken: made })
  expect(await screen.findByText(tokensText.none)).toBeTruthy()
  await press('New token')
  const heading = await screen.findByRole('heading', { name: 'A new token' })
  expect(document.activeElement).toBe(heading)
  fireEvent.click(screen.getByLabelText(/^Log practice/))
  await press('Make the token')
  expect(await screen.findByText('Please give it a name')).toBeTruthy()
  expect(screen.getByText('Please choose what it may do')).toBeTruthy()
  expect(view.callsTo('security.createAccessToken')).toHaveLength(0)
  type('Name', ' NFC tag by the mat ')
  fireEvent.click(screen.getByLabelText(/^Log mood/))
  fireEvent.click(screen.getByLabelText(/^Log practice/))
  fireEvent.click(screen.getByLabelText('1 year'))
  view.answer({ security: { accessTokens: [tag] } })
  await press('Make the token')
  const shown = await screen.findByRole('region', { name: 'The token for NFC tag by the mat' })
  expect(within(shown).getByText(made.token)).toBeTruthy()
  expect(view.callsTo('security.createAccessToken')[0]?.body).toEqual({
    name: 'NFC tag by the mat',
    scopes: ['practice:log', 'mood:log'],
    life: '1-year',
  })
  await press('Done')
  expect(screen.queryByText(made.token)).toBeNull()
  expect(await screen.findByText('One token can reach your log')).toBeTruthy()
})

test('a token for the archive asks for the password after an older sign-in, and says when it is wrong', async () => {
  const view = open({ createAccessToken: refuse('security.password_needed') })
  await press('New token')
  type('Name', 'Sheet')
  fireEvent.click(screen.getByLabelText(/^Make an archive/))
  await press('Make the token')
  const dialog = await screen.findByRole('dialog')
  view.answer({ security: { createAccessToken: refuse('account.password_wrong') } })
  type('Password', 'not this one')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/That’s not your current password/)).toBeTruthy()
  view.answer({ security: { createAccessToken: made } })
  type('Password', 'a quieter lantern 9')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(view.callsTo('security.createAccessToken').at(-1)?.body).toEqual({
      name: 'Sheet',
      scopes: ['practice:log', 'export'],
      life: '6-months',
      password: 'a quieter lantern 9',
    }),
  )
  expect(await screen.findByText(made.token)).toBeTruthy()
})

test('revoking asks first, and the list takes the focus', async () => {
  const view = open({ revokeAccessToken: null })
  await press('Revoke: Home Assistant')
  const dialog = await screen.findByRole('dialog', { name: 'Revoke “Home Assistant”?' })
  view.answer({ security: { accessTokens: [tag] } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Home Assistant')).toBeNull())
  expect(view.callsTo('security.revokeAccessToken')[0]?.url).toContain(home.id)
  expect(await screen.findByText('“Home Assistant” is revoked')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Access tokens'))
})

test('a failure to revoke is told, and the token stays', async () => {
  open({ revokeAccessToken: breakDown })
  await press('Revoke: Home Assistant')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('We couldn’t revoke this token')).toBeTruthy()
  expect(screen.getByText('Home Assistant')).toBeTruthy()
})

test('a list that can’t be loaded can be loaded again', async () => {
  const view = open({ accessTokens: breakDown })
  expect(await screen.findByText('We couldn’t load your access tokens')).toBeTruthy()
  view.answer({ security: { accessTokens: [tag] } })
  await press('Try again')
  expect(await screen.findByText('One token can reach your log')).toBeTruthy()
})
