import { ApiError, type ErrorCode } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { createOutboxSender } from './send-outbox.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

const refusal = (status: number, code: ErrorCode) => new ApiError(status, 'no', { code, message: 'no' })

const anEntry = (clientId: string, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  userId: 'asha',
  body: { clientId, duration: 10 },
  ...changes,
})

function setUp(entries: OutboxEntry[]) {
  const stored = new Map(entries.map((entry, index) => [index + 1, entry]))
  const store: OutboxStore = {
    add: async (entry) => void stored.set(stored.size + 1, entry),
    list: async (userId) =>
      [...stored].map(([key, entry]) => ({ key, entry })).filter(({ entry }) => entry.userId === userId),
    remove: async (key) => void stored.delete(key),
  }
  const save = vi.fn(async ({ body }: { body: { clientId?: string } }) => ({ id: `id of ${body.clientId}` }))
  const edit = vi.fn(() => Promise.resolve({}))
  const api = { meditation: { save }, practice: { read: async () => ({ version: 3 }), edit } } as never
  return { send: createOutboxSender({ store, api, alone: (work) => work() }), save, edit, stored }
}

test('entries are sent in order, once each, with a key of their own', async () => {
  const { send, save, stored } = setUp([anEntry('a'), anEntry('b'), anEntry('c', { userId: 'ben' })])
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
  expect(save.mock.calls.map(([call]) => call)).toMatchObject([{ idempotencyKey: 'a' }, { idempotencyKey: 'b' }])
  expect([...stored.values()]).toEqual([anEntry('c', { userId: 'ben' })])
  expect(await send('asha')).toMatchObject({ sent: 0, left: [] })
})

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['an overloaded server', refusal(503, 'service.unavailable')],
  ['too many requests', refusal(429, 'request.too_many')],
  ['the same request still under way', refusal(409, 'request.in_progress')],
  ['a session that has ended', refusal(401, 'auth.required')],
])('after %s everything stays for later', async (_, error) => {
  const { send, save, stored } = setUp([anEntry('a'), anEntry('b')])
  save.mockRejectedValueOnce(error)
  expect(await send('asha')).toMatchObject({ sent: 0, left: ['a', 'b'] })
  expect(stored.size).toBe(2)
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
})

test('a sit that was deleted in the meantime isn’t sent again', async () => {
  const { send, save } = setUp([anEntry('a')])
  save.mockRejectedValueOnce(refusal(410, 'meditation.deleted'))
  expect(await send('asha')).toMatchObject({ sent: 1, left: [] })
})

test('a refused sit stays on the device and doesn’t hold up the next one', async () => {
  const { send, save } = setUp([anEntry('a'), anEntry('b')])
  save.mockRejectedValueOnce(refusal(422, 'request.invalid'))
  expect(await send('asha')).toMatchObject({ sent: 1, left: ['a'] })
})

test('a feeling is added to the current version of its practice', async () => {
  const { send, edit } = setUp([anEntry('a'), anEntry('a', { feeling: 'calm' })])
  expect(await send('asha')).toMatchObject({ sent: 2, left: [] })
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'id of a' },
    body: { version: 3, afterFeeling: 'calm' },
  })
})

test('the result names the practice of each sit, even if only a feeling was left to send', async () => {
  const { send, save } = setUp([anEntry('a'), anEntry('b', { feeling: 'calm' }), anEntry('c')])
  save.mockRejectedValueOnce(refusal(422, 'request.invalid'))
  const { savedAs } = await send('asha')
  expect([...savedAs]).toEqual([
    ['b', 'id of b'],
    ['c', 'id of c'],
  ])
})
