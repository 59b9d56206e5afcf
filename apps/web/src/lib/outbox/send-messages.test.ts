import { expect, test, vi } from 'vitest'
import { isWaiting, type Message, type Stored } from './message.rules.ts'
import { sendMessages } from './send-messages.ts'
import { aMessage, memoryStore, noNetwork, refusal } from './testing.ts'

function setUp(messages: Message[]) {
  const { store, stored } = memoryStore(messages)
  const deliver = vi.fn(async ({ subject }: Message): Promise<unknown> => ({ id: `id of ${subject}`, version: 1 }))
  const read = vi.fn(async () => ({ id: 'id of a', version: 7, mood: 'sad' }))
  const send = () => sendMessages({ store, deliver, read, now: () => now })
  const left = () => waitingIn(stored()).map(({ message: { act, subject } }) => `${act} ${subject}`)
  return { send, deliver, read, stored, left }
}

const now = Date.parse('2026-03-10T07:00:00Z')
const waitingIn = (stored: Stored[]) => stored.filter(({ message }) => isWaiting(message))

const subjects = (deliver: ReturnType<typeof setUp>['deliver']) =>
  deliver.mock.calls.map(([{ act, subject }]) => `${act} ${subject}`)

test('messages are sent in order, once each', async () => {
  const { send, deliver, left } = setUp([aMessage(), aMessage({ subject: 'b' }), aMessage({ subject: 'c' })])
  expect(await send()).toMatchObject({ isDone: true })
  await send()
  expect(subjects(deliver)).toEqual(['create a', 'create b', 'create c'])
  expect(left()).toEqual([])
})

test('an edit that follows a creation learns the id and version of the entry', async () => {
  const { send, deliver } = setUp([aMessage(), aMessage({ act: 'edit' }), aMessage({ act: 'remove' })])
  deliver.mockResolvedValueOnce({ id: 'x', version: 1 }).mockResolvedValueOnce({ id: 'x', version: 2 })
  await send()
  expect(deliver.mock.calls.slice(1).map(([{ act, id }]) => ({ act, id }))).toEqual([
    { act: 'edit', id: 'x' },
    { act: 'remove', id: 'x' },
  ])
})

const readFirst = async () => ({ id: 'x', version: 1 })

test('an edit made after its creation was sent still finds the entry, for a week', async () => {
  const { store, add, stored } = memoryStore([aMessage()])
  const deliver = vi.fn(async (_message: Message): Promise<unknown> => ({ id: 'x', version: 1 }))
  await sendMessages({ store, deliver, read: readFirst, now: () => now })
  add(aMessage({ act: 'edit' }))
  await sendMessages({ store, deliver, read: readFirst, now: () => now })
  expect(deliver.mock.lastCall?.[0]).toMatchObject({ act: 'edit', id: 'x', version: 1 })
  await sendMessages({ store, deliver, read: readFirst, now: () => now + 8 * 24 * 60 * 60_000 })
  expect(stored()).toEqual([])
})

test.each([
  ['no network', noNetwork()],
  ['an overloaded server', refusal(503, 'service.unavailable')],
  ['too many requests', refusal(429, 'request.too_many')],
  ['a session that has ended', refusal(401, 'auth.required')],
])('after %s everything stays for later, in order', async (_, error) => {
  const { send, deliver, left } = setUp([aMessage(), aMessage({ subject: 'b' })])
  deliver.mockRejectedValueOnce(error)
  expect(await send()).toMatchObject({ isDone: false })
  expect(left()).toEqual(['create a', 'create b'])
  expect(await send()).toMatchObject({ isDone: true })
  expect(left()).toEqual([])
})

test('a message that the server fails on holds up only those that depend on it', async () => {
  const { send, deliver, left } = setUp([aMessage(), aMessage({ act: 'edit' }), aMessage({ subject: 'b' })])
  deliver.mockRejectedValueOnce(refusal(500))
  expect(await send()).toMatchObject({ isDone: false })
  expect(left()).toEqual(['create a', 'edit a'])
})

test.each([
  [422, undefined],
  [409, undefined],
  [404, 'wellness.not_found'],
] as const)('a message refused with %i waits for the member, and the next one is sent', async (status, code) => {
  const { send, deliver, stored, left } = setUp([
    aMessage({ act: 'edit', id: 'x' }),
    aMessage({ act: 'edit', id: 'x' }),
    aMessage({ subject: 'b' }),
  ])
  deliver.mockRejectedValueOnce(refusal(status, code))
  expect(await send()).toMatchObject({ isDone: true })
  expect(left()).toEqual(['edit a', 'edit a'])
  expect(stored()[0]?.message.problem).toEqual({ is: 'refused', status, text: 'no' })
  await send()
  expect(deliver).toHaveBeenCalledTimes(2)
})

test('an edit that another device was faster than waits for a choice', async () => {
  const { send, deliver, stored } = setUp([aMessage({ act: 'edit', id: 'id of a', version: 2 })])
  deliver.mockRejectedValueOnce(refusal(409, 'wellness.changed_elsewhere'))
  await send()
  expect(stored()[0]?.message.problem).toMatchObject({ is: 'conflict', present: { version: 7, mood: 'sad' } })
})

test('an edit whose answer was lost leaves nothing to choose', async () => {
  const { send, deliver, read, left } = setUp([aMessage({ act: 'edit', id: 'id of a', version: 2 })])
  deliver.mockRejectedValueOnce(noNetwork())
  await send()
  read.mockResolvedValue({ id: 'id of a', version: 3, mood: 'calm' })
  deliver.mockRejectedValueOnce(refusal(409, 'wellness.changed_elsewhere'))
  expect(await send()).toMatchObject({ isDone: true })
  expect(left()).toEqual([])
})

test.each([
  ['a deletion that follows makes the choice needless', ['remove'], []],
  ['unless the entry was restored', ['remove', 'restore'], ['edit a', 'remove a', 'restore a']],
] as const)('of an edit that another device was faster than, %s', async (_, acts, expected) => {
  const about = { id: 'id of a', version: 2 }
  const { send, deliver, left } = setUp([
    aMessage({ act: 'edit', ...about }),
    ...acts.map((act) => aMessage({ act, ...about })),
  ])
  deliver.mockRejectedValueOnce(refusal(409, 'wellness.changed_elsewhere'))
  await send()
  expect(left()).toEqual(expected)
})

test.each([
  ['keeps the version it was made from', 2, 2],
  ['learns one if it has none', undefined, 3],
])(
  'an edit that follows a restored entry %s, because another device may have written it before',
  async (_, own, sentWith) => {
    const about = { id: 'id of a', version: 2 }
    const { send, deliver } = setUp([
      aMessage({ act: 'remove', ...about }),
      aMessage({ act: 'restore', ...about }),
      aMessage({ act: 'edit', id: 'id of a', ...(own && { version: own }) }),
    ])
    deliver.mockResolvedValueOnce(null).mockResolvedValueOnce({ id: 'id of a', version: 3 })
    await send()
    expect(deliver.mock.lastCall?.[0]).toMatchObject({ act: 'edit', version: sentWith })
  },
)

test('deleting what is already gone, and liking it, is done', async () => {
  const { send, deliver, left } = setUp([
    aMessage({ act: 'remove', id: 'x' }),
    aMessage({ kind: 'like', act: 'set', subject: 'y' }),
  ])
  deliver.mockRejectedValue(refusal(404, 'practice.not_found'))
  expect(await send()).toMatchObject({ isDone: true })
  expect(left()).toEqual([])
})

test.each([
  ['edited here', ['edit'], ['create refused']],
  ['edited, deleted and restored here', ['edit', 'remove', 'restore'], ['create refused']],
  ['deleted, restored and edited here', ['remove', 'restore', 'edit'], ['create refused']],
  ['edited, but deleted here, too', ['edit', 'remove', 'restore', 'edit', 'remove'], []],
  ['deleted and restored, but not edited here', ['remove', 'restore'], []],
] as const)(
  'an entry that was deleted elsewhere stays deleted, and is shown only if its edits are wanted: %s',
  async (_, acts, expected) => {
    const { send, deliver, stored } = setUp([aMessage(), ...acts.map((act) => aMessage({ act }))])
    deliver.mockRejectedValueOnce(refusal(410, 'wellness.deleted'))
    await send()
    expect(stored().map(({ message: { act, problem } }) => `${act} ${problem?.is}`)).toEqual(expected)
    expect(deliver).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['create', 'mood'],
  ['edit', 'mood'],
  ['remove', 'practice'],
  ['set', 'like'],
  ['set', 'reading'],
] as const)('a server that has no way to %s a %s yet loses nothing', async (act, kind) => {
  const { send, deliver, left, stored } = setUp([aMessage({ act, kind }), aMessage({ subject: 'b' })])
  for (const refused of [refusal(404, 'request.not_found'), refusal(404), refusal(405)]) {
    deliver.mockRejectedValueOnce(refused)
    expect(await send()).toMatchObject({ isDone: false })
    expect(left()).toEqual([`${act} a`])
    expect(stored()[0]?.message.problem).toBeUndefined()
  }
  expect(await send()).toMatchObject({ isDone: true })
  expect(left()).toEqual([])
})

test('messages of a later release are left alone', async () => {
  const { send, deliver, left } = setUp([aMessage({ v: 2 as never }), aMessage({ subject: 'b' })])
  await send()
  expect(subjects(deliver)).toEqual(['create b'])
  expect(left()).toEqual(['create a'])
})
