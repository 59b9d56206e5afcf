// @vitest-environment happy-dom
import type { DeletedPracticeSession } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { breakDown, loseNetwork, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { deletedWhen } from './deleted-when.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const gone: DeletedPracticeSession = {
  id: '0198a1f0-0000-7000-8000-00000000000a',
  date: '2026-01-05',
  time: '13:21',
  duration: 45,
  limbType: 'asana',
  practiceDay: '2026-01-05',
  deletedAt: '2026-01-06T10:00:00.000Z',
  erasedAt: '2026-01-13T10:00:00.000Z',
}
const page = (...items: DeletedPracticeSession[]) => ({ items, nextCursor: null })

const open = (practice: FakeApi['practice'] = {}) =>
  renderScreen(<SessionsScreen />, {
    path: '/sessions?view=deleted',
    api: { practice: { listDeleted: page(gone), ...practice } },
  })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['2026-03-12', 'deleted today'],
  ['2026-03-11', 'deleted yesterday'],
  ['2026-03-10', 'deleted on Tuesday 10 March'],
])('on 12 March, a session deleted on %s was %s', (day, words) => {
  expect(deletedWhen(day, '2026-03-12')).toBe(words)
})

test('the second segment shows deleted sessions, and how long each can be restored', async () => {
  renderScreen(<SessionsScreen />, {
    path: '/sessions',
    api: { practice: { list: { items: [aPractice()], nextCursor: null }, listDeleted: page(gone) } },
  })
  fireEvent.click(await screen.findByRole('radio', { name: 'Recently deleted' }))
  expect(await screen.findByText('Asana, 45 minutes')).toBeTruthy()
  expect(screen.getByText('Leaves for good on Tuesday 13 January.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Sessions' }))
  expect(await screen.findByRole('table', { name: 'All my sessions' })).toBeTruthy()
})

test('while the list loads, it doesn’t claim that it is empty', () => {
  open({ listDeleted: () => never() })
  expect(screen.queryByText('Nothing deleted')).toBeNull()
})

test('with nothing deleted, the page says so and leads back', async () => {
  open({ listDeleted: page() })
  expect(await screen.findByText('Nothing deleted')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to sessions' }).getAttribute('href')).toBe('/sessions')
})

test('a list that can’t be loaded can be tried again', async () => {
  const view = open({ listDeleted: breakDown() })
  expect(await screen.findByText('We couldn’t load what you deleted')).toBeTruthy()
  view.answer({ practice: { listDeleted: page(gone) } })
  await press('Try again')
  expect(await screen.findByText('Asana, 45 minutes')).toBeTruthy()
})

test('Put back restores the session, and the focus goes to the heading', async () => {
  const view = open({ restore: aPractice() })
  await screen.findByText('Asana, 45 minutes')
  view.answer({ practice: { listDeleted: page() } })
  await press(/^Put back: Asana, 45 minutes/)
  expect(await screen.findByText('Practice session restored')).toBeTruthy()
  expect(await screen.findByText('Nothing deleted')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('All my sessions')
})

test('a session that can’t be put back stays in the list', async () => {
  open({ restore: loseNetwork() })
  await press(/^Put back/)
  expect(await screen.findByText('Failed to restore practice session. Please try again.')).toBeTruthy()
  expect(screen.getByText('Asana, 45 minutes')).toBeTruthy()
})

test('Erase now asks first; Cancel erases nothing', async () => {
  const view = open({ erase: null })
  await press(/^Erase now: Asana/)
  expect(await screen.findByRole('dialog', { name: 'Erase this practice now?' })).toBeTruthy()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view.callsTo('practice.erase')).toEqual([])
  await press(/^Erase now: Asana/)
  view.answer({ practice: { listDeleted: page() } })
  await press('Erase')
  expect(await screen.findByText('Practice session erased')).toBeTruthy()
  expect(await screen.findByText('Nothing deleted')).toBeTruthy()
  expect(view.callsTo('practice.erase')).toHaveLength(1)
})

test('Show more adds the next page', async () => {
  const other = { ...gone, id: '0198a1f0-0000-7000-8000-00000000000b', duration: 15 }
  open({ listDeleted: ({ query: { cursor } }) => (cursor ? page(other) : { items: [gone], nextCursor: 'next' }) })
  await press('Show more')
  expect(await screen.findByText('Asana, 15 minutes')).toBeTruthy()
})
