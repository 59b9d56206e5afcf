// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aMessage } from '#lib/outbox/testing.ts'
import { setWaiting } from '#lib/outbox/waiting.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { breakDown, loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

const page = (...items: ReturnType<typeof aPractice>[]) => ({ items, nextCursor: null })

const other = '0198a1f0-0000-7000-8000-00000000000b'

const open = (practice: FakeApi['practice'] = {}) =>
  renderScreen(<SessionsScreen />, {
    api: { practice: { list: page(aPractice()), ...practice } },
  })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('while the sessions load, it doesn’t claim there are none', () => {
  renderScreen(<SessionsScreen />, { api: { practice: { list: () => never() } } })
  expect(screen.queryByText('No practice sessions yet')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without any session, the page says how short the first one can be', async () => {
  renderScreen(<SessionsScreen />, { api: { practice: { list: page() } } })
  expect(await screen.findByText('No practice sessions yet')).toBeTruthy()
  expect(screen.getByText('Your first one can be as short as a minute.')).toBeTruthy()
})

test('sessions that can’t be loaded can be tried again, and the focus goes to the heading', async () => {
  const view = renderScreen(<SessionsScreen />, { api: { practice: { list: breakDown() } } })
  expect(await screen.findByText('We couldn’t load your sessions')).toBeTruthy()
  view.answer({ practice: { list: page(aPractice({ limbType: 'dhyana' })) } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText(/Dhyana/)).not.toHaveLength(0)
  expect(screen.queryByText('We couldn’t load your sessions')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All my sessions'))
})

test('a filter without matches offers to show all sessions', async () => {
  const view = renderScreen(<SessionsScreen />, { path: '/sessions?limb=asana', api: { practice: { list: page() } } })
  expect(await screen.findByText('No sessions match your filters')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all sessions' })).toBeTruthy()
  expect(view.callsTo('practice.list')[0]?.url).toContain('limb=asana')
})

test('changing the filter asks for the sessions that match it', async () => {
  const view = open()
  await screen.findAllByText(/Dhyana/)
  fireEvent.change(screen.getByLabelText('Limb'), { target: { value: 'asana' } })
  await waitFor(() => expect(view.callsTo('practice.list')[1]?.url).toContain('limb=asana'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } })
  await waitFor(() => expect(view.callsTo('practice.list')[2]?.url).toContain('limb=asana&from=2026-01-01'))
})

test('members who use tags filter by one, and see them beside the notes', async () => {
  const tagged = aPractice({ tags: ['Yin', 'with Ben'], visibility: 'public', shareNotes: true })
  const view = open({ list: page(tagged), tags: [{ tag: 'Yin', sessions: 3 }] })
  fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: 'Yin' } })
  await waitFor(() => expect(view.callsTo('practice.list')[1]?.url).toContain('tag=Yin'))
  const list = await screen.findByRole('list', { name: 'Tags' })
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(['Yin', 'with Ben'])
  expect(screen.getByText('All members, with tags')).toBeTruthy()
})

test('without tags there is no filter for them, unless the address names one', async () => {
  const { unmount } = open()
  await screen.findAllByText(/Dhyana/)
  expect(screen.queryByLabelText('Tag')).toBeNull()
  unmount()
  renderScreen(<SessionsScreen />, { path: '/sessions?tag=gone', api: { practice: { list: page() } } })
  expect((await screen.findByLabelText<HTMLSelectElement>('Tag')).value).toBe('gone')
})

test('a second choice keeps the first, however soon it comes', async () => {
  const view = open()
  await screen.findAllByText(/Dhyana/)
  act(() => {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-31' } })
  })
  await waitFor(() => expect(view.callsTo('practice.list').at(-1)?.url).toContain('from=2026-01-01&to=2026-01-31'))
})

test('Show more adds the next page', async () => {
  open({
    list: ({ query: { cursor } }) =>
      cursor ? page(aPractice({ id: other, limbType: 'asana' })) : { items: [aPractice()], nextCursor: 'next' },
  })
  await press('Show more')
  expect(await screen.findByRole('button', { name: /^Edit Asana/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Edit Dhyana/ })).toBeTruthy()
})

test('if the next page doesn’t load, the list stays as it is, and it can be tried again', async () => {
  const view = open({
    list: ({ query: { cursor } }) => (cursor ? breakDown() : { items: [aPractice()], nextCursor: 'next' }),
  })
  await press('Show more')
  expect(await screen.findByText('We couldn’t load more sessions')).toBeTruthy()
  expect(screen.queryByText('We couldn’t load your sessions')).toBeNull()
  expect(screen.getByRole('button', { name: /^Edit Dhyana/ })).toBeTruthy()
  view.answer({ practice: { list: page(aPractice({ id: other, limbType: 'asana' })) } })
  await press('Show more')
  expect(await screen.findByRole('button', { name: /^Edit Asana/ })).toBeTruthy()
  expect(screen.queryByText('We couldn’t load more sessions')).toBeNull()
})

test('a deleted session keeps its place and can be restored', async () => {
  const view = open({ remove: null, restore: aPractice() })
  await press(/^Delete Dhyana/)
  expect(await screen.findByText('Practice session deleted')).toBeTruthy()
  expect(screen.getByText('Deleted')).toBeTruthy()
  expect(screen.getByText('20 min').closest('.session-gone')).toBeTruthy()
  await press(/^Undo delete/)
  expect(await screen.findByText('Practice session restored')).toBeTruthy()
  expect(screen.queryByText('Deleted')).toBeNull()
  expect(view.callsTo('practice.restore')).toHaveLength(1)
})

test('the keyboard focus goes from Delete to Undo, and back into the row', async () => {
  open({ remove: null, restore: aPractice() })
  const remove = await screen.findByRole('button', { name: /^Delete Dhyana/ })
  remove.focus()
  fireEvent.click(remove)
  const undo = await screen.findByRole('button', { name: /^Undo delete/ })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  const edit = await screen.findByRole('button', { name: /^Edit Dhyana/ })
  await waitFor(() => expect(document.activeElement).toBe(edit))
})

test('the visibility of a session is shown with the practice, not under its notes', async () => {
  open({ list: page(aPractice({ visibility: 'followers' })) })
  expect((await screen.findByText('Followers')).closest('td')?.textContent).toBe('DhyanaFollowers')
})

test('the toast’s Undo restores the session too', async () => {
  open({ remove: null, restore: aPractice() })
  await press(/^Delete Dhyana/)
  await screen.findByText('Practice session deleted')
  await press('Undo')
  expect(await screen.findByText('Practice session restored')).toBeTruthy()
})

test('a session that can’t be deleted stays, and can be tried again', async () => {
  const view = open({ remove: loseNetwork() })
  await press(/^Delete Dhyana/)
  expect(await screen.findByText('Failed to delete practice session. Please try again.')).toBeTruthy()
  expect(screen.queryByText('Deleted')).toBeNull()
  view.answer({ practice: { remove: null } })
  await press(/^Delete Dhyana/)
  expect(await screen.findByText('Deleted')).toBeTruthy()
})

test('a second press while a session is being deleted does nothing', async () => {
  const view = open({ remove: () => never() })
  await press(/^Delete Dhyana/)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true'),
  )
  await press(/^Delete Dhyana/)
  expect(view.callsTo('practice.remove')).toHaveLength(1)
})

const edit = async (duration: string) => {
  await press(/^Edit Dhyana/)
  fireEvent.input(await screen.findByLabelText('Duration (minutes)'), { target: { value: duration } })
  await press('Save changes')
}

test('an edit names the version it is based on, and the list shows the new one', async () => {
  const view = open({ edit: aPractice({ duration: 45, version: 2 }) })
  await edit('45')
  expect(await screen.findByText('Practice session updated')).toBeTruthy()
  expect(view.callsTo('practice.edit')[0]?.body).toMatchObject({ duration: 45, version: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('45 min')).toBeTruthy()
})

test('a session changed on another device is shown as it is now, and the member can still use their version', async () => {
  const view = open({
    edit: refuse('practice.changed_elsewhere'),
    read: aPractice({ duration: 30, version: 2 }),
  })
  await edit('45')
  await screen.findByText(/You changed this session on another device/)
  const field = screen.getByLabelText<HTMLInputElement>('Duration (minutes)')
  expect(field.value).toBe('30')
  await press('Use my version')
  expect(field.value).toBe('45')
  view.answer({ practice: { edit: aPractice({ duration: 45, version: 3 }) } })
  await press('Save changes')
  expect(await screen.findByText('Practice session updated')).toBeTruthy()
  expect(view.callsTo('practice.edit')[1]?.body).toMatchObject({ duration: 45, version: 2 })
})

test('an error from the server is shown at its field, and the dialog stays open', async () => {
  open({ edit: refuse('practice.in_future') })
  await edit('45')
  expect(await screen.findByText('Failed to save practice session. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText('Time').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

const wait = (...messages: ReturnType<typeof aMessage>[]) =>
  act(() =>
    setWaiting(
      mira.id,
      messages.map((message, index) => ({ key: index + 1, message })),
    ),
  )
afterEach(() => setWaiting(mira.id, []))

const { time, duration } = aPractice()
const waitingPractice = aMessage({
  kind: 'practice',
  subject: other,
  body: { date: '2026-01-06', time, limbType: 'asana', duration },
})

test('a practice and a sit that wait to be sent are in the list, and say so', async () => {
  open()
  await screen.findAllByText(/Dhyana/)
  const body = { startedAt: '2026-01-04T06:30:00.000Z', duration: 12, zone: 'Europe/Berlin' }
  wait(waitingPractice, aMessage({ kind: 'sit', subject: 'b', body }))
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => /^(Asana|Dhyana)(waits to be sent)?/.exec(row.textContent)?.[0])).toEqual([
    'Asanawaits to be sent',
    'Dhyana',
    'Dhyanawaits to be sent',
  ])
  expect(rows[2]?.textContent).toContain('7:30')
})

test('a practice that waits is filtered like the rest', async () => {
  renderScreen(<SessionsScreen />, {
    path: '/sessions?limb=dhyana&from=2026-01-01',
    api: { practice: { list: page(aPractice()) } },
  })
  await screen.findAllByText(/Dhyana/)
  wait(waitingPractice)
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('a practice that the server refused leads to where it can be edited', async () => {
  open()
  await screen.findAllByText(/Dhyana/)
  wait({ ...waitingPractice, problem: { is: 'refused', status: 422, text: 'no' } })
  expect(screen.getByRole('link', { name: 'needs a look' }).getAttribute('href')).toBe('/waiting')
  expect(screen.queryByRole('button', { name: /^Delete Asana/ })).toBeNull()
})

test('a practice that is being deleted stays in sight until the page is left, and an edit that waits is shown', async () => {
  open({ remove: null })
  await screen.findAllByText(/Dhyana/)
  const { id } = aPractice()
  wait(aMessage({ kind: 'practice', act: 'edit', subject: id, body: { duration: 33 } }))
  expect(screen.getByText('33 min')).toBeTruthy()
  await press(/^Delete/)
  expect(await screen.findByText('Deleted')).toBeTruthy()
  wait(aMessage({ kind: 'practice', act: 'remove', subject: id, body: {} }))
  expect(screen.getByText('Deleted')).toBeTruthy()
})
