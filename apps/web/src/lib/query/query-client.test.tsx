// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#lib/session/session-store.ts'
import { json } from '#testing/browser.ts'
import { toast, toastStore } from '#ui/overlay/toast-store.ts'
import { failureToast } from './failure-toast.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const answerWith = (answer: () => Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a query without its own function loads the address with which its key starts', async () => {
  const fetch = answerWith(() => json({ totalSessions: 3 }))
  const data = await queryClient.fetchQuery({ queryKey: ['/api/analytics?zone=10:30', 'month'] })
  expect(data).toEqual({ totalSessions: 3 })
  expect(fetch).toHaveBeenCalledWith('/api/analytics?zone=10:30', expect.objectContaining({ credentials: 'include' }))
})

test('a reply stays fresh', async () => {
  const fetch = answerWith(() => json({}))
  await queryClient.fetchQuery({ queryKey: ['/api/analytics'] })
  await queryClient.fetchQuery({ queryKey: ['/api/analytics'] })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failed query isn’t tried again and has the message of the reply', async () => {
  const fetch = answerWith(() => json({ code: 'service.failed', message: 'Later, please.' }, 500))
  await expect(queryClient.fetchQuery({ queryKey: ['/api/analytics'] })).rejects.toThrow('Later, please.')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a change during the first load isn’t lost: the data is loaded again', async () => {
  const [beforeChange, afterChange] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const queryFn = vi.fn<() => Promise<string>>().mockReturnValueOnce(beforeChange.promise)
  const observer = new QueryObserver(queryClient, { queryKey: ['linked'], queryFn })
  const unsubscribe = observer.subscribe(() => undefined)
  queryFn.mockReturnValueOnce(afterChange.promise)
  const refreshed = queryClient.invalidateQueries({ queryKey: ['linked'] })
  beforeChange.resolve('before')
  afterChange.resolve('after')
  await refreshed
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false })
  expect(queryFn).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test('a late event after a sign-out doesn’t disturb what the sign-in page is loading', async () => {
  const answer = Promise.withResolvers<string>()
  const observer = new QueryObserver(queryClient, { queryKey: ['providers'], queryFn: () => answer.promise })
  const unsubscribe = observer.subscribe(() => undefined)
  // Chromium can deliver the removal of the tokens by the last page to the next one.
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  answer.resolve('google')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('google'), 60_000)
  unsubscribe()
})

const act = (mutationFn: () => Promise<unknown>) =>
  queryClient.getMutationCache().build(queryClient, { mutationFn, onError: (error) => failureToast(error) })

test('the message about a failure disappears when it is tried again', async () => {
  await expect(act(() => Promise.reject(new Error('no'))).execute(undefined)).rejects.toThrow('no')
  expect(toastStore.get()).toMatchObject({ title: 'Error', open: true })
  await act(() => Promise.resolve()).execute(undefined)
  expect(toastStore.get()?.open).toBe(false)
})

test('a success toast stays when something else is done', async () => {
  toast({ title: 'Saved' })
  await act(() => Promise.resolve()).execute(undefined)
  expect(toastStore.get()).toMatchObject({ title: 'Saved', open: true })
})

test('nothing is loaded again when a window gets the focus', () => {
  expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

test('the end of a session empties the cache', () => {
  sessionStore.write({ accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 600_000 })
  queryClient.setQueryData(['/api/analytics'], { totalSessions: 3 })
  sessionStore.clear()
  expect(queryClient.getQueryData(['/api/analytics'])).toBeUndefined()
})
