// @vitest-environment happy-dom
import type { InboxEntry, Person } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, loseNetwork, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { journeySettings } from '#testing/journey.ts'
import { InboxScreen } from './inbox-screen.tsx'

const devi: Person = {
  id: '0198a1f0-0000-7000-8000-000000000901',
  username: 'devi',
  displayName: 'Devi',
  profileImage: null,
  isVerified: false,
}
/** Of the server’s time in these tests. */
const ago = (hours: number) => new Date(Date.parse('2026-01-05T20:00:00Z') - hours * 60 * 60_000).toISOString()
const achievement = {
  name: 'Before the birds',
  description: 'Twenty mornings before seven',
  icon: 'sunrise',
  tone: 'sun',
}
const entries: InboxEntry[] = [
  { what: 'message', id: 'message 1', at: ago(0), isNew: true, isUnread: true, person: devi },
  { what: 'follow-request', id: 'follow-request 1', at: ago(0.01), isNew: true, person: devi },
  { what: 'buddy-invitation', id: 'buddy-invitation 1', at: ago(50), isNew: false, person: devi },
  { what: 'quiet-word', id: 'quiet-word 1', at: ago(51), isNew: false, person: devi },
  {
    what: 'room',
    id: 'room 1',
    at: ago(52),
    isNew: false,
    person: devi,
    roomId: devi.id,
    name: 'Lights down',
    startTime: ago(0),
    isIn: true,
  },
  {
    what: 'achievement',
    id: 'achievement 1',
    at: ago(300),
    isNew: false,
    achievement: { ...achievement, category: 'time', isCount: true },
  },
  { what: 'answer', id: 'answer 1', at: ago(301), isNew: false, writtenAt: '2025-12-12T10:00:00.000Z' },
]

const open = (api: FakeApi['inbox'] = {}, quiet = false) =>
  renderScreen(<InboxScreen />, {
    api: {
      journey: { settings: journeySettings({ quietMode: quiet }) },
      inbox: { list: { items: entries }, markSeen: null, ...api },
    },
    path: '/inbox',
  })
const rowsOf = async (part: string) =>
  within(await screen.findByRole('region', { name: part }))
    .getAllByRole('link')
    .map((row) => [row.textContent?.replace(/\d\d?[:.]\d\d.*$/, ''), row.getAttribute('href')])

test('everything is told in plain words, leads to its place, and nothing is counted', async () => {
  open()
  expect((await rowsOf('Earlier')).map(([, to]) => to)).toEqual([
    '/gamification?tab=buddies',
    '/gamification?tab=buddies',
    `/rooms/${devi.id}`,
    '/gamification?tab=achievements',
    '/settings/letters',
  ])
  for (const words of [
    'Devi wrote to you',
    'Devi asks to follow you',
    'Devi would like to be your buddy',
    'A quiet word from Devi',
    'A place is kept for you',
    /^Lights down, /,
    'A stone for you: Before the birds',
    'We’ve answered you',
    /^You wrote on .*12/,
  ])
    expect(await screen.findByText(words)).toBeTruthy()
})

test('opening the inbox clears the dot everywhere, and the rows keep theirs until it’s left', async () => {
  const view = open()
  await waitFor(() =>
    expect(view.callsTo('inbox.markSeen').map(({ body }) => body)).toEqual([{ upTo: entries[0]?.at }]),
  )
  view.answer({ inbox: { list: { items: entries.map((entry) => ({ ...entry, isNew: false })) }, markSeen: null } })
  expect(screen.getByRole('link', { name: /^Devi wrote to you ?, new/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Devi would like to be your buddy(?! ?, new)/ })).toBeTruthy()
  view.unmount()
  open({ list: { items: entries.map((entry) => ({ ...entry, isNew: false })) } })
  expect(await screen.findByRole('link', { name: /^Devi wrote to you(?! ?, new)/ })).toBeTruthy()
  expect(view.callsTo('inbox.markSeen')).toHaveLength(1)
})

test('quiet mode leaves out names that are numbers', async () => {
  open({}, true)
  expect(await screen.findByText('A stone for you')).toBeTruthy()
  expect(screen.queryByText(/Before the birds|Twenty mornings/)).toBeNull()
})

test('an empty inbox says what will be here, and marks nothing', async () => {
  const view = open({ list: { items: [] } })
  expect(await screen.findByText('Nothing has reached you yet')).toBeTruthy()
  expect(view.callsTo('inbox.markSeen')).toHaveLength(0)
})

test('an inbox that fails to load can be tried again; a mark that fails says nothing', async () => {
  const view = open({ list: breakDown() })
  expect(await screen.findByText('We couldn’t load your inbox')).toBeTruthy()
  view.answer({ inbox: { list: { items: entries }, markSeen: loseNetwork() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Devi wrote to you')).toBeTruthy()
  await waitFor(() => expect(view.callsTo('inbox.markSeen')).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
