// @vitest-environment happy-dom
import type { Reminder, Reminders } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pushBrowser } from '#testing/push.ts'
import { breakDown, refuse, renderScreen } from '#testing/render-screen.tsx'
import { RemindersScreen } from './reminders-screen.tsx'

const morning: Reminder = {
  id: '0198a1f0-0000-7000-8000-00000000000a',
  time: '06:20',
  days: ['monday', 'tuesday'],
  words: 'The kettle first, then ten minutes.',
  channel: 'push',
  isOn: true,
}
const pushKey = 'B'.padEnd(87, 'A')
const saved = (more: Partial<Reminders> = {}): Reminders => ({
  reminders: [morning],
  quietHours: { from: '21:30', to: '06:00' },
  pause: null,
  oneADay: true,
  weeklyDay: null,
  isFewer: false,
  pushKey,
  devices: 0,
  email: 'mira@example.org',
  feedPath: null,
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = (reminder: object = {}) =>
  renderScreen(<RemindersScreen />, { api: { reminder: { get: saved(), ...reminder } } })
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
const addOne = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('shows each reminder with its days, words and channel', async () => {
  open()
  expect(await screen.findByText('“The kettle first, then ten minutes.”')).toBeTruthy()
  expect([isChosen('Monday'), isChosen('Wednesday')]).toEqual([true, false])
  expect(screen.getByText('By push')).toBeTruthy()
  expect(screen.getByText('No device of yours gets push messages yet.')).toBeTruthy()
  expect(screen.getByText(/^Next on /)).toBeTruthy()
})

test('reminders that fail to load can be tried again', async () => {
  const view = renderScreen(<RemindersScreen />, { api: { reminder: { get: breakDown() } } })
  expect(await screen.findByText('We couldn’t load your reminders')).toBeTruthy()
  view.answer({ reminder: { get: saved({ reminders: [] }) } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have no reminders yet')).toBeTruthy()
})

test('a day and the switch save at once', async () => {
  const view = open({ save: saved() })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Friday' }))
  fireEvent.click(screen.getByRole('switch', { name: /^Reminder at/ }))
  await waitFor(() => expect(view.callsTo('reminder.save')).toHaveLength(2))
  expect(view.callsTo('reminder.save').map(({ body }) => body)).toMatchObject([
    { days: ['monday', 'tuesday', 'friday'] },
    { isOn: false },
  ])
})

test('a time within the quiet hours says that it comes anyway', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
  expect(screen.getByText('It comes at this time wherever you are.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '05:30' } })
  expect(screen.getByText(/It will come anyway, because you chose the time/)).toBeTruthy()
})

test('a refused reminder says why, and the form keeps what was entered', async () => {
  open({ save: refuse('reminder.full') })
  await addOne()
  expect(await screen.findByText('You have ten reminders already. Delete one to add another.')).toBeTruthy()
  expect(screen.getByLabelText('Time')).toHaveProperty('value', '07:00')
})

describe('push on this device', () => {
  test('is asked for only after a time is set, and in our own words first', async () => {
    const { notification, pushManager } = pushBrowser('default')
    const view = open({ save: saved(), subscribe: null })
    expect(await screen.findByText('Gets no push messages')).toBeTruthy()
    expect(screen.queryByText('Before your browser asks')).toBeNull()
    await addOne()
    expect(await screen.findByText('Before your browser asks')).toBeTruthy()
    expect(notification.requestPermission).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Continue to the question' }))
    expect(await screen.findByText('Gets push messages')).toBeTruthy()
    expect(pushManager.subscribe).toHaveBeenCalledOnce()
    expect(view.callsTo('reminder.subscribe')).toHaveLength(1)
  })

  test('is never asked for again after a no, and email takes its place', async () => {
    const { notification } = pushBrowser('default')
    const view = open({ save: saved() })
    await screen.findByText('Gets no push messages')
    await addOne()
    fireEvent.click(await screen.findByRole('button', { name: 'Use email instead' }))
    await waitFor(() =>
      expect(view.callsTo('reminder.save').at(-1)?.body).toMatchObject({ time: '06:20', channel: 'email' }),
    )
    await addOne()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notification.requestPermission).not.toHaveBeenCalled()
  })

  test('that the browser blocks is said to be blocked, and nothing asks', async () => {
    pushBrowser('denied')
    open({ save: saved() })
    expect(await screen.findByText(/^Your browser blocks them here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Turn on push on this device' })).toBeNull()
    await addOne()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of another member who was signed in here is not this member’s', async () => {
    const { pushManager } = pushBrowser('granted')
    await pushManager.subscribe()
    localStorage.setItem('push-owner', 'someone else')
    open()
    expect(await screen.findByText('Gets no push messages')).toBeTruthy()
  })

  test('is not offered where the place sends none', async () => {
    open({ get: saved({ pushKey: null }) })
    expect(await screen.findByText(/doesn’t send push messages/)).toBeTruthy()
  })
})

test('all reminders can be paused for three days', async () => {
  const view = open({ change: saved({ pause: { until: '2026-06-04' } }) })
  fireEvent.click(await screen.findByRole('button', { name: 'three days' }))
  expect(await screen.findByText(/^Paused until /)).toBeTruthy()
  expect(view.callsTo('reminder.change')[0]?.body).toMatchObject({ pause: { until: expect.any(String) } })
})

test('a member whose reminders became fewer is told, and can have all again', async () => {
  const view = open({ get: saved({ isFewer: true }), change: saved() })
  fireEvent.click(await screen.findByRole('button', { name: 'Send them all again' }))
  await waitFor(() => expect(screen.queryByText('Reminders come every third day for now')).toBeNull())
  expect(view.callsTo('reminder.change')[0]?.body).toEqual({ sendAll: true })
})

test('the calendar address is made, and ends after a question', async () => {
  const feedPath = '/feeds/abcdefghijklmnopqrstuv.ics'
  const view = open({ makeFeed: saved({ feedPath }), endFeed: saved() })
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your secret address')).value).toContain(feedPath)
  fireEvent.click(screen.getByRole('button', { name: 'End it' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End it' }))
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy()
  expect(view.callsTo('reminder.endFeed')).toHaveLength(1)
})

test('quiet hours can be changed', async () => {
  const view = open({ change: saved({ quietHours: { from: '20:00', to: '07:00' } }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '20:00' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '07:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^20:00 to 0?7:00$/)).toBeTruthy()
  expect(view.callsTo('reminder.change')[0]?.body).toEqual({ quietHours: { from: '20:00', to: '07:00' } })
})

test('a reminder can be deleted in its form', async () => {
  const view = open({ delete: saved({ reminders: [] }) })
  fireEvent.click(await screen.findByRole('button', { name: /change this reminder$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('You have no reminders yet')).toBeTruthy()
  expect(view.callsTo('reminder.delete')).toHaveLength(1)
})

test('a test email says that it is on its way, or why it is not', async () => {
  const view = open({ test: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Test email' }))
  expect(await screen.findByText('On its way')).toBeTruthy()
  view.answer({ reminder: { test: refuse('reminder.nowhere_to_send') } })
  fireEvent.click(screen.getByRole('button', { name: 'Test email' }))
  expect(await screen.findByText('We couldn’t send a test')).toBeTruthy()
})

test('at most one a day can be turned off', async () => {
  const view = open({ change: saved({ oneADay: false }) })
  fireEvent.click(await screen.findByRole('switch', { name: /^At most one a day/ }))
  await waitFor(() => expect(view.callsTo('reminder.change')[0]?.body).toEqual({ oneADay: false }))
})

test('the weekly email is off until it is turned on, and its day can be chosen', async () => {
  const view = open({ change: saved({ weeklyDay: 'sunday' }) })
  fireEvent.click(await screen.findByRole('switch', { name: 'Send me the weekly email' }))
  await screen.findByText('Settings saved')
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: 'friday' } })
  await waitFor(() => expect(view.callsTo('reminder.change')).toHaveLength(2))
  expect(view.callsTo('reminder.change').map(({ body }) => body)).toEqual([
    { weeklyDay: 'sunday' },
    { weeklyDay: 'friday' },
  ])
})

test('the weekly email needs a verified address', async () => {
  open({ get: saved({ email: null }) })
  expect(await screen.findByText('It needs a verified address, which you can add under Security.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Send me the weekly email' }).disabled).toBe(true)
})
