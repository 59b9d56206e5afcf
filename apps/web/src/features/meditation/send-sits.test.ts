import { ApiError, type ErrorCode } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { createSitSender } from './send-sits.ts'
import type { Waiting, WaitingSits } from './waiting-sits.ts'

const refusal = (status: number, code: ErrorCode) => new ApiError(status, 'no', { code, message: 'no' })

const aWaiting = (clientId: string, changes: Partial<Waiting> = {}): Waiting => ({
  userId: 'asha',
  body: { clientId, duration: 10 },
  ...changes,
})

function setUp(entries: Waiting[]) {
  const kept = new Map(entries.map((waiting, index) => [index + 1, waiting]))
  const waiting: WaitingSits = {
    add: async (entry) => void kept.set(kept.size + 1, entry),
    list: async (userId) =>
      [...kept].map(([key, entry]) => ({ key, waiting: entry })).filter((entry) => entry.waiting.userId === userId),
    remove: async (key) => void kept.delete(key),
  }
  const save = vi.fn(async ({ body }: { body: { clientId?: string } }) => ({ id: `id of ${body.clientId}` }))
  const edit = vi.fn(() => Promise.resolve({}))
  const api = { meditation: { save }, practice: { read: async () => ({ version: 3 }), edit } } as never
  return { send: createSitSender({ waiting, api, alone: (work) => work() }), save, edit, kept }
}

test('what waits is sent in order with a key that stays the same, and only once', async () => {
  const { send, save, kept } = setUp([aWaiting('a'), aWaiting('b'), aWaiting('c', { userId: 'ben' })])
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
  expect(save.mock.calls.map(([call]) => call)).toMatchObject([{ idempotencyKey: 'a' }, { idempotencyKey: 'b' }])
  expect([...kept.values()]).toEqual([aWaiting('c', { userId: 'ben' })])
  expect(await send('asha')).toMatchObject({ sent: 0, left: [] })
})

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a server that is short of breath', refusal(503, 'service.unavailable')],
  ['too many requests', refusal(429, 'request.too_many')],
  ['the same request still under way', refusal(409, 'request.in_progress')],
  ['a session that has ended', refusal(401, 'auth.required')],
])('%s keeps everything for later', async (_, error) => {
  const { send, save, kept } = setUp([aWaiting('a'), aWaiting('b')])
  save.mockRejectedValueOnce(error)
  expect(await send('asha')).toMatchObject({ sent: 0, left: ['a', 'b'] })
  expect(kept.size).toBe(2)
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
})

test('a sit that was deleted meanwhile is done with', async () => {
  const { send, save } = setUp([aWaiting('a')])
  save.mockRejectedValueOnce(refusal(409, 'meditation.deleted'))
  expect(await send('asha')).toMatchObject({ sent: 1, left: [] })
})

test('a sit that is refused is kept, and stands in nobody’s way', async () => {
  const { send, save } = setUp([aWaiting('a'), aWaiting('b')])
  save.mockRejectedValueOnce(refusal(422, 'request.invalid'))
  expect(await send('asha')).toMatchObject({ sent: 1, left: ['a'] })
})

test('a feeling finds the practice of its sit, as it stands by then', async () => {
  const { send, edit } = setUp([aWaiting('a'), aWaiting('a', { feeling: 'calm' })])
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'id of a' },
    body: { version: 3, afterFeeling: 'calm' },
  })
})

test('whoever sends learns which practice each sit became, also when only its feeling was left to tell', async () => {
  const { send, save } = setUp([aWaiting('a'), aWaiting('b', { feeling: 'calm' }), aWaiting('c')])
  save.mockRejectedValueOnce(refusal(422, 'request.invalid'))
  const { savedAs } = await send('asha')
  expect([...savedAs]).toEqual([
    ['b', 'id of b'],
    ['c', 'id of c'],
  ])
})
