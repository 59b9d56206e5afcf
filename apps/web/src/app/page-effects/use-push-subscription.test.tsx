// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, pushBrowser } from '#testing/push.ts'
import { usePushSubscription } from './use-push-subscription.ts'

const pushKey = 'B'.padEnd(87, 'A')
afterEach(() => vi.unstubAllGlobals())

test('at every start the browser’s subscription is compared with ours, by sending it again', async () => {
  pushBrowser('granted')
  localStorage.setItem('push-owner', 'mira')
  const calls = fakeFetch(pushKey)
  renderHook(() => usePushSubscription('mira'))
  await vi.waitFor(() => expect(calls).toEqual(['GET /api/reminders', 'PUT /api/push-subscription']), 60_000)
})

test('a browser that was never asked loads nothing for it', () => {
  pushBrowser('default')
  const calls = fakeFetch(pushKey)
  renderHook(() => usePushSubscription('mira'))
  expect(calls).toEqual([])
})
