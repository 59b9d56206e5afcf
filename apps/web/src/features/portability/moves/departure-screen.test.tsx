// @vitest-environment happy-dom
import { movedThings, type MovedThing } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { departureRequestIn } from './departure-request.rules.ts'
import { DepartureScreen } from './departure-screen.tsx'

const parameters = {
  response_type: 'code',
  client_id: 'https://next.example',
  redirect_uri: 'https://next.example/settings/move',
  scope: 'archive',
  state: 's'.repeat(43),
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}
const searchOf = (changes: Partial<typeof parameters> = {}) =>
  `?${new URLSearchParams({ ...parameters, ...changes }).toString()}`

const none = Object.fromEntries(movedThings.map((thing) => [thing, 0])) as Record<MovedThing, number>
const url = 'https://next.example/settings/move#code=…'
const body = {
  client: 'https://next.example',
  redirectUri: 'https://next.example/settings/move',
  state: 's'.repeat(43),
  codeChallenge: 'c'.repeat(43),
}

afterEach(() => vi.restoreAllMocks())
const replaced = () => vi.spyOn(location, 'replace').mockImplementation(() => {})

type Dialog = Parameters<typeof DepartureScreen>[0]['ProofDialog']
const ProofDialog: Dialog = ({ error, onProof }) => (
  <>
    {error?.message}
    <button onClick={() => onProof({ password: 'kelp owl moss' })}>Prove it</button>
  </>
)

const open = (portability: FakeApi['portability'] = {}, search = searchOf()) =>
  renderScreen(<DepartureScreen ProofDialog={ProofDialog} />, {
    api: { portability: { departurePreview: { ...none, practices: 812, moods: 1 }, ...portability } },
    path: `/move${search}`,
    pattern: '/move',
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the page names the whole address, what goes and what stays, before the member agrees', async () => {
  const replace = replaced()
  const view = open({ approveDeparture: { url } })
  expect(await screen.findByRole('heading', { name: 'Move to next.example?' })).toBeTruthy()
  expect(screen.getByText(/^https:\/\/next.example asks for everything/)).toBeTruthy()
  expect(await screen.findByText('812 practices')).toBeTruthy()
  expect(screen.getByText('1 mood')).toBeTruthy()
  expect(screen.queryByText(/night/)).toBeNull()
  expect(screen.getByText('Followers, and who you follow')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Don’t move' }).getAttribute('href')).toBe('/')
  await press('Agree and continue')
  await waitFor(() => expect(replace).toHaveBeenCalledWith(url))
  expect(view.callsTo('portability.approveDeparture').map((call) => call.body)).toEqual([body])
})

test('some time after signing in, a proof is needed first', async () => {
  const replace = replaced()
  const view = open({ approveDeparture: refuse('security.password_needed') })
  await press('Agree and continue')
  await screen.findByRole('button', { name: 'Prove it' })
  view.answer({ portability: { approveDeparture: refuse('account.password_wrong') } })
  await press('Prove it')
  expect(await screen.findByText(/not your current password/)).toBeTruthy()
  view.answer({ portability: { approveDeparture: { url } } })
  await press('Prove it')
  await waitFor(() => expect(replace).toHaveBeenCalledWith(url))
  expect(view.callsTo('portability.approveDeparture').at(-1)?.body).toEqual({ ...body, password: 'kelp owl moss' })
})

test('a failure says so and leads nowhere', async () => {
  const replace = replaced()
  open({ approveDeparture: breakDown() })
  await press('Agree and continue')
  expect(await screen.findByText('We couldn’t start the move')).toBeTruthy()
  expect(replace).not.toHaveBeenCalled()
})

test('if counting fails it can be tried again, and a member with nothing reads so', async () => {
  const view = open({ departurePreview: breakDown() })
  expect(await screen.findByText('We couldn’t count what would go')).toBeTruthy()
  view.answer({ portability: { departurePreview: none } })
  await press('Try again')
  expect(await screen.findByText('You haven’t logged anything here yet.')).toBeTruthy()
})

test('a link that isn’t whole offers nothing to agree to', async () => {
  open({}, searchOf({ state: '' }))
  expect(await screen.findByText('This link is incomplete')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Agree and continue' })).toBeNull()
})

test('a whole request is read', () => {
  expect(departureRequestIn(searchOf())).toEqual(body)
})

test.each<[string, Partial<typeof parameters>]>([
  ['another way than a code', { response_type: 'token' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['another place to return to', { redirect_uri: 'https://evil.example/settings/move' }],
  ['a longer place to return to', { redirect_uri: 'https://next.example/settings/move/' }],
  ['a script', { client_id: 'javascript:alert(1)', redirect_uri: 'javascript:alert(1)/settings/move' }],
  [
    'an account in the address',
    { client_id: 'https://a@b.example', redirect_uri: 'https://a@b.example/settings/move' },
  ],
  ['no address', { client_id: 'https://1.2.3.4.5', redirect_uri: 'https://1.2.3.4.5/settings/move' }],
  ['a short challenge', { code_challenge: 'c' }],
])('a request with %s is not', (_, changes) => {
  expect(departureRequestIn(searchOf(changes))).toBeUndefined()
})
