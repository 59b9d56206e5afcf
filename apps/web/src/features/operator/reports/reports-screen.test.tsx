// @vitest-environment happy-dom
import type { OpenedReport, QueuedReport } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { OperatorConsole } from '../operator-console.tsx'

const id = '0198a1f0-0000-7000-8000-000000000701'
const queued: QueuedReport = {
  id,
  kind: 'selling',
  at: '2026-11-15T04:20:00.000Z',
  reported: { username: 'lightworks' },
  isAboutSession: true,
  reporters: 1,
}
const opened: OpenedReport = {
  id,
  kind: 'selling',
  reason: 'It sells.',
  alsoSaid: [],
  at: queued.at,
  isOpen: true,
  reporters: 2,
  since: queued.at,
  reported: {
    id: '0198a1f0-0000-7000-8000-000000000702',
    username: 'lightworks',
    displayName: 'Lightworks',
    bio: null,
    joinedAt: '2026-11-03T08:00:00.000Z',
    invitedBy: 'oona',
  },
  isAboutSession: true,
  session: {
    limbType: 'asana',
    duration: 30,
    date: '2026-11-14',
    time: '22:04',
    visibility: 'public',
    notes: 'New cork mats, code LIGHT15',
    tags: ['yin'],
    isHidden: false,
  },
  practiceOn: '14 November',
  conversations: [],
  earlier: [{ kind: 'selling', at: queued.at, resolvedAt: queued.at, outcomes: ['warned'] }],
}
const me = { role: 'moderator', displayName: 'Tomás', openReports: 1, waitingLetters: 0 } as const
const page = (...items: QueuedReport[]) => ({ items, nextCursor: null })

const open = (operator: FakeApi['operator'], path = `/operators/reports/${id}`) =>
  renderScreen(<OperatorConsole nowhere={<p>Nothing here</p>} Effects={() => null} />, {
    api: { operator: { me, reports: page(queued), report: opened, ...operator } },
    path,
  })
const reason = () => screen.getByRole('textbox', { name: 'Reason, for the log and for the member' })
const say = (words: string) => fireEvent.change(reason(), { target: { value: words } })
const tick = (name: RegExp) => fireEvent.click(screen.getByLabelText(name))

test.each([
  [1, /session for all members, Asana, 1 minute ·/],
  [30, /session for all members, Asana, 30 minutes ·/],
])('a session of %i minutes is described in plain words', async (duration, words) => {
  open({ report: { ...opened, session: { ...opened.session!, duration } } })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the queue says what is waiting, and an empty one says so', async () => {
  open({}, '/operators/reports')
  expect(await screen.findByRole('link', { name: /Selling or begging.*Session by @lightworks/ })).toBeTruthy()
  expect(screen.getByText('Choose a report')).toBeTruthy()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('a row says how long it has been waiting, and how many members reported the same', async () => {
  const worry: QueuedReport = { ...queued, id: `${id.slice(0, -1)}2`, kind: 'worry', at: hoursAgo(50), reporters: 3 }
  open({ reports: page(worry, { ...queued, at: hoursAgo(9.5) }) }, '/operators/reports')
  expect(await screen.findByText('2 days ago · reported by 3 members · first in line, always')).toBeTruthy()
  expect(screen.getByText('9 h ago')).toBeTruthy()
})

test('other reports about the same thing are shown with the first', async () => {
  open({ report: { ...opened, alsoSaid: ['A shop, again.'] } })
  expect(await screen.findByText('It sells.')).toBeTruthy()
  expect(screen.getByText('A shop, again.')).toBeTruthy()
})

test('messages that came with a report are shown, with who wrote them', async () => {
  const at = '2026-11-14T21:00:00.000Z'
  const conversation = [
    { isByReported: true, text: 'Buy my mats: https://mats.example', at },
    { isByReported: false, text: 'Please stop.', at },
  ]
  open({ report: { ...opened, isAboutSession: false, session: null, conversations: [conversation] } })
  expect(await screen.findByText('Buy my mats: https://mats.example')).toBeTruthy()
  expect(screen.getByText('Please stop.')).toBeTruthy()
  expect(screen.getByText(/^Who reported it ·/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /mats.example/ })).toBeNull()
})

test('an empty queue and a failed one each say so', async () => {
  const view = open({ reports: breakDown() }, '/operators/reports')
  expect(await screen.findByText('We couldn’t load the reports')).toBeTruthy()
  view.answer({ operator: { me, reports: page() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No open reports')).toBeTruthy()
})

test('a report shows what was reported, and the text of the email before anything happens', async () => {
  const view = open({ settle: null })
  expect(await screen.findByText('“New cork mats, code LIGHT15”')).toBeTruthy()
  expect(screen.getByText('Selling or begging (warned)')).toBeTruthy()
  tick(/^Hide session/)
  tick(/^Warn/)
  say('Advertising a shop')
  expect(screen.getByText(/We took your practice of 14 November out of sight/)).toBeTruthy()
  expect(screen.getByText('Our reason: “Advertising a shop”')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide and warn' }))
  await waitFor(() =>
    expect(view.callsTo('operator.settle').map(({ body }) => body)).toEqual([
      { actions: ['hide', 'warn'], reason: 'Advertising a shop' },
    ]),
  )
  expect(await screen.findByText('Done, and an email is on its way')).toBeTruthy()
})

test('Close can’t be combined with other actions', async () => {
  open({})
  await screen.findByText('“New cork mats, code LIGHT15”')
  tick(/^Warn/)
  tick(/^Close/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Warn/).checked).toBe(false)
  expect(screen.getByText('Nothing. The people who reported it are thanked.')).toBeTruthy()
  tick(/^Suspend/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Close/).checked).toBe(false)
  expect(screen.getByText(/We’ve paused your account for 7 days/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Until lifted' }))
  expect(screen.getByText(/We’ve paused your account until we lift it/)).toBeTruthy()
})

test('suspending asks for the password when the server needs it', async () => {
  const view = open({ settle: ({ body }) => (body.password ? null : refuse('security.password_needed')) })
  await screen.findByText('“New cork mats, code LIGHT15”')
  tick(/^Suspend/)
  say('Advertising a shop')
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'quiet river stones' } })
  fireEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(view.callsTo('operator.settle')).toHaveLength(2))
  expect(view.callsTo('operator.settle')[1]?.body).toMatchObject({ days: 7, password: 'quiet river stones' })
})

test('when the network fails, the report and the reason stay, and only the action fails', async () => {
  const view = open({})
  await screen.findByText('“New cork mats, code LIGHT15”')
  tick(/^Warn/)
  say('Advertising a shop')
  view.answer({ operator: { settle: breakDown(), report: breakDown() } })
  fireEvent.click(screen.getByRole('button', { name: 'Warn' }))
  expect(await screen.findByText('That didn’t work. Please try again.')).toBeTruthy()
  await waitFor(() => expect(view.callsTo('operator.report').length).toBeGreaterThan(1))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Warn' }).disabled).toBe(false))
  expect(screen.queryByText('We couldn’t open this report')).toBeNull()
  expect(reason()).toHaveProperty('value', 'Advertising a shop')
})

test('the slower of two operators is told', async () => {
  open({ settle: refuse('operator.report_settled') })
  await screen.findByText('“New cork mats, code LIGHT15”')
  tick(/^Warn/)
  say('Advertising a shop')
  fireEvent.click(screen.getByRole('button', { name: 'Warn' }))
  expect(await screen.findByText(/Someone else has just dealt with this report/)).toBeTruthy()
})

test('a practice that its owner has made private isn’t shown and can’t be hidden', async () => {
  open({ report: { ...opened, session: null, practiceOn: null } })
  expect(await screen.findByText(/has made it private or deleted it since/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Hide session/)).toBeNull()
})
