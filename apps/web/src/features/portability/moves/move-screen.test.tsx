// @vitest-environment happy-dom
import type { Departure, Move } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { anImport, importCounts } from '#testing/portability.ts'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { MoveScreen } from './move-screen.tsx'

const id = '0198a1f0-0000-7000-8000-00000000000b'
const { checked, added } = anImport('archive', 'former.example', importCounts({ practices: { new: 7, duplicate: 0 } }))

const fetching: Move = {
  id,
  peer: 'https://former.example',
  state: 'fetching',
  refusal: null,
  bytes: null,
  received: 0,
  importId: checked.id,
  createdAt: '2026-01-05T10:00:00.000Z',
  toldAt: null,
}
const departure: Departure = {
  id,
  peer: 'https://next.example',
  approvedAt: '2026-01-05T10:00:00.000Z',
  arrivedAt: null,
}

afterEach(() => vi.restoreAllMocks())

type Moves = { here?: Move | null; away?: Departure | null }
const open = ({ here = null, away = null }: Moves = {}, portability: FakeApi['portability'] = {}, hash = '') =>
  renderScreen(<MoveScreen />, {
    api: { journey: { settings: journeySettings() }, portability: { moves: { here, away }, ...portability } },
    path: `/settings/move${hash}`,
    pattern: '/settings/move',
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const enter = async (address: string) =>
  fireEvent.change(await screen.findByLabelText('Its address'), { target: { value: address } })

test('an address leads to the other installation', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const url = 'https://former.example/move?state=…'
  const view = open({}, { startMove: { ...fetching, state: 'asking', url } })
  await press('Continue there')
  expect(view.callsTo('portability.startMove')).toEqual([])
  await enter(' former.example ')
  await press('Continue there')
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(view.callsTo('portability.startMove')[0]?.body).toMatchObject({ address: 'former.example' })
})

test('an address that we don’t call is refused at the field', async () => {
  open({}, { startMove: refuse('portability.move_address_private') })
  await enter('10.0.0.1')
  await press('Continue there')
  expect((await screen.findByRole('alert')).textContent).toContain('private network')
  expect(screen.getByLabelText('Its address').getAttribute('aria-invalid')).toBe('true')
})

const answer = `#code=${'c'.repeat(43)}&state=${'s'.repeat(43)}&iss=https%3A%2F%2Fformer.example`

test('coming back, the code is handed in once, and the archive is on its way', async () => {
  const view = open({ here: { ...fetching, state: 'asking' } }, { answerMove: fetching }, answer)
  view.answer({ portability: { moves: { here: fetching, away: null } } })
  expect(await screen.findByText(/^former.example is making your archive/)).toBeTruthy()
  expect(view.callsTo('portability.answerMove').map(({ body }) => body)).toEqual([
    { code: 'c'.repeat(43), state: 's'.repeat(43), issuer: 'https://former.example' },
  ])
  expect(document.activeElement?.textContent).toBe('Move here from another installation')
})

test('a code that ran out says so, and the member can start again', async () => {
  open({ here: { ...fetching, state: 'asking' } }, { answerMove: refuse('portability.move_expired') }, answer)
  expect(await screen.findByText('The move didn’t work')).toBeTruthy()
  expect(screen.getByText(/run out, or was used before/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue there' })).toBeTruthy()
})

test('while it comes, the share is shown, and it can be stopped', async () => {
  const view = open({ here: { ...fetching, bytes: 4_000_000, received: 1_000_000 } }, { cancelMove: null })
  expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('0.25')
  expect(screen.getByText(/on its way, 4.0 MB/)).toBeTruthy()
  view.answer({ portability: { moves: { here: null, away: null } } })
  await press('Stop the move')
  expect(await screen.findByLabelText('Its address')).toBeTruthy()
  expect(view.callsTo('portability.cancelMove')).toHaveLength(1)
})

test('the archive that arrived is checked, added, and the former account is left to the member', async () => {
  const view = open({ here: { ...fetching, state: 'fetched' } }, { import: checked })
  expect(await screen.findByText('7 practices are added')).toBeTruthy()
  view.answer({ portability: { commitImport: added, import: added } })
  await press('Add them')
  expect(await screen.findByText('7 practices are home')).toBeTruthy()
  expect(screen.getByText(/Your account at former.example is still there/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open former.example' })
  expect(link.getAttribute('href')).toBe('https://former.example/settings/move')
})

test.each([
  ['expired', /has run out/],
  ['private', /private network/],
  ['too-large', /more than we can read/],
  ['answer-wrong', /don’t understand/],
  ['failed-there', /couldn’t make your archive/],
  ['dropped', /another one took its place/],
] as const)('a move that was refused (%s) says why, and that nothing is lost', async (refusal, words) => {
  open({ here: { ...fetching, state: 'refused', refusal } })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(words)
  expect(notice.textContent).toContain('nothing there is lost')
  expect(screen.getByRole('button', { name: 'Start another move' })).toBeTruthy()
})

test('a move away can be stopped until it has arrived', async () => {
  const view = open({ away: departure }, { endDeparture: breakDown() })
  expect(await screen.findByText(/You agreed to a move to next.example/)).toBeTruthy()
  await press('Stop the move')
  expect(await screen.findByText('We couldn’t save this')).toBeTruthy()
  view.answer({ portability: { endDeparture: null, moves: { here: null, away: null } } })
  await press('Stop the move')
  expect(await screen.findByText(/^A move away starts in the other installation/)).toBeTruthy()
})

test('once everything is there, the account can be erased or kept', async () => {
  const view = open({ away: { ...departure, arrivedAt: '2026-01-05T11:00:00.000Z' } }, { endDeparture: null })
  expect(await screen.findByText('Everything is at next.example')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Erase my account here' }).getAttribute('href')).toBe('/settings/erase')
  view.answer({ portability: { moves: { here: null, away: null } } })
  await press('Keep my account')
  expect(await screen.findByText(/^A move away starts in the other installation/)).toBeTruthy()
})

test('a page that failed to load can be tried again, and one that is loading offers nothing yet', async () => {
  const view = open({}, { moves: breakDown() })
  expect(await screen.findByText('We couldn’t load your moves')).toBeTruthy()
  view.answer({ portability: { moves: { here: null, away: null } } })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Continue there' })).toBeTruthy()
})

test('while it loads, nothing is offered', () => {
  open({}, { moves: () => never() })
  expect(screen.queryByRole('button', { name: 'Continue there' })).toBeNull()
})
