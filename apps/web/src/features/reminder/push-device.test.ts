// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch, pushBrowser } from '#testing/push.ts'
import { readDevicePush, resendSubscription, turnOffPush, turnOnPush } from './push-device.ts'

const [mira, ben] = ['mira', 'ben']
const pushKey = 'B'.padEnd(87, 'A')

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function turnedOn() {
  const browser = pushBrowser('default')
  fakeFetch(pushKey)
  expect(await turnOnPush(mira, pushKey)).toBe(true)
  return browser
}

test('a browser without a service worker is not supported, and nothing waits for one', async () => {
  expect(await readDevicePush(mira, pushKey)).toBe('unsupported')
  expect(await turnOnPush(mira, pushKey)).toBe(false)
  await resendSubscription(mira)
})

test('after turning it on, this browser has push for this member only', async () => {
  await turnedOn()
  expect(await readDevicePush(mira, pushKey)).toBe('on')
  expect(await readDevicePush(ben, pushKey)).toBe('off')
  expect(await readDevicePush(mira, null)).toBe('not-set-up')
})

test('a refusal subscribes nothing', async () => {
  const { pushManager } = pushBrowser('default', 'denied')
  const calls = fakeFetch(pushKey)
  expect(await turnOnPush(mira, pushKey)).toBe(false)
  expect(pushManager.subscribe).not.toHaveBeenCalled()
  expect(calls).toEqual([])
  expect(await readDevicePush(mira, pushKey)).toBe('blocked')
})

test('a subscription that the system removed shows as off', async () => {
  const { pushManager } = await turnedOn()
  pushManager.drop()
  expect(await readDevicePush(mira, pushKey)).toBe('off')
})

test('at every start the subscription is sent again, also if it had to be made again', async () => {
  const { pushManager } = await turnedOn()
  const calls = fakeFetch(pushKey)
  await resendSubscription(mira)
  expect(calls.filter((call) => call === 'PUT /api/push-subscription')).toHaveLength(1)
  pushManager.drop()
  await resendSubscription(mira)
  expect(calls.filter((call) => call === 'PUT /api/push-subscription')).toHaveLength(2)
})

test('a start of another member sends nothing', async () => {
  await turnedOn()
  const calls = fakeFetch(pushKey)
  await resendSubscription(ben)
  expect(calls).toEqual([])
})

test('a subscription under a former key is replaced', async () => {
  const { pushManager } = await turnedOn()
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
  const calls = fakeFetch(pushKey)
  await resendSubscription(mira)
  expect(calls).toContain('PUT /api/push-subscription')
})

test('turning it off ends the subscription here and on the server', async () => {
  const { pushManager } = await turnedOn()
  const calls = fakeFetch(pushKey)
  await turnOffPush()
  expect(calls).toEqual(['DELETE /api/push-subscription'])
  expect(await pushManager.getSubscription()).toBeNull()
  expect(await readDevicePush(mira, pushKey)).toBe('off')
})
