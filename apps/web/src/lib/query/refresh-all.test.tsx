// @vitest-environment happy-dom
import { practice, profile } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json } from '#testing/browser.ts'
import { send } from '#lib/api/calls.ts'
import { onChangeElsewhere } from '#lib/api/other-tabs.ts'
import { queryClient } from './query-client.ts'
import { refreshAll } from './refresh-all.ts'

const otherTab = new BroadcastChannel('sadhana-changes')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
const changeElsewhere = () => otherTab.postMessage('changed')
const heard = vi.fn<(event: Event) => void>()
otherTab.addEventListener('message', heard)

const figuresKey = ['/api/analytics']
let answered = 0

beforeEach(() => {
  answered = 0
  vi.stubGlobal('fetch', async () => json({ totalSessions: (answered += 1) }))
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  heard.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Figures() {
  const { data } = useQuery<{ totalSessions: number }>({ queryKey: figuresKey })
  useEffect(() => onChangeElsewhere(refreshAll), [])
  return <output>{data?.totalSessions}</output>
}

const figure = () => screen.getByRole('status').textContent

async function openFigures() {
  render(
    <QueryClientProvider client={queryClient}>
      <Figures />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(figure()).toBe('1'), 60_000)
}

test('stats are updated after a change in another tab', async () => {
  await openFigures()
  changeElsewhere()
  await vi.waitFor(() => expect(figure()).toBe('2'), 60_000)
})

test('a hidden tab reloads when it becomes visible again', async () => {
  await openFigures()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  changeElsewhere()
  await vi.waitFor(() => expect(queryClient.getQueryState(figuresKey)?.isInvalidated).toBe(true), 60_000)
  expect(answered).toBe(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(figure()).toBe('2'), 60_000)
})

const sentTo = (route: (typeof practice)['log'] | (typeof practice)['list'] | (typeof profile)['changePrivacy']) =>
  send({ route, method: route.method, url: route.path, ...(route.method !== 'GET' && { body: {} }) })

test('the other tabs are notified of a change', async () => {
  await sentTo(practice.log)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 60_000)
  await sentTo(profile.changePrivacy)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 60_000)
})

test('the other tabs aren’t notified of reads or failed changes', async () => {
  await sentTo(practice.list)
  vi.stubGlobal('fetch', async () => json({ message: 'no' }, 422))
  await sentTo(practice.log)
  vi.stubGlobal('fetch', async () => json({}))
  await sentTo(practice.log)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000)
  expect(heard).toHaveBeenCalledTimes(1)
})
