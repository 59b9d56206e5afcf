import type { ReminderPush } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { openNotification, showPush } from './push.ts'

const message: ReminderPush = {
  kind: 'reminder',
  title: 'A moment for yourself',
  body: 'The kettle first.',
  tag: 'reminder',
  token: 'a.token',
  actions: ['start', 'later', 'not-today'],
}

function scope() {
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => null)
  const fetch = vi.fn(async () => new Response(null))
  return { registration: { showNotification }, clients: { openWindow }, fetch }
}

test('a message is shown with its three actions, and replaces the one before', async () => {
  const worker = scope()
  await showPush(worker, { data: { json: () => message } })
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'A moment for yourself',
    expect.objectContaining({
      body: 'The kettle first.',
      tag: 'reminder',
      data: { token: 'a.token' },
      actions: [
        { action: 'start', title: 'Start' },
        { action: 'later', title: 'Later' },
        { action: 'not-today', title: 'Not today' },
      ],
    }),
  )
})

test.each([
  ['empty', null],
  ['not JSON', { json: () => JSON.parse('{') }],
  ['of another version', { json: () => ({ hello: 1 }) }],
])('a message that is %s shows something all the same', async (_, data) => {
  const worker = scope()
  await showPush(worker, { data })
  expect(worker.registration.showNotification).toHaveBeenCalledOnce()
})

const click = (action: string, token: string | null = 'a.token') => ({
  action,
  notification: { close: vi.fn(), data: { token } },
})

test.each([
  ['start', '/meditation', 1],
  ['later', null, 1],
  ['not-today', null, 1],
  ['', '/', 0],
])('a tap on "%s" opens %s and tells the server %i times', async (action, opens, calls) => {
  const [worker, tap] = [scope(), click(action)]
  await openNotification(worker, tap)
  expect(tap.notification.close).toHaveBeenCalledOnce()
  expect(worker.clients.openWindow.mock.calls).toEqual(opens === null ? [] : [[opens]])
  expect(worker.fetch).toHaveBeenCalledTimes(calls)
})

test('without network, Start still opens the timer', async () => {
  const worker = scope()
  worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await openNotification(worker, click('start'))
  expect(worker.clients.openWindow).toHaveBeenCalledWith('/meditation')
})

test('a test message has nothing to answer', async () => {
  const worker = scope()
  await openNotification(worker, click('start', null))
  expect(worker.fetch).not.toHaveBeenCalled()
})
