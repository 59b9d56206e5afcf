// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { outboxOf } from './outbox.ts'
import { waitingIn } from './testing.ts'

const rows = vi.hoisted(() => new Map<number, unknown>())
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(rows) }
})

afterEach(async () => {
  await outboxOf(mira.id).clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a call that hangs is given up, and what it wrote waits', async () => {
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
        asked.resolve()
      }),
  )
  const draft = { kind: 'mood', act: 'create', subject: 'a', body: { mood: 'calm' } } as const
  const written = outboxOf(mira.id).post(draft)
  await asked.promise
  over.abort()
  expect(await written).toEqual({ isSent: false })
  expect(waitingIn(rows)).toMatchObject([draft])
})
