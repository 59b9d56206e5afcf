import { describe, expect, test } from 'vitest'
import type { Message } from './message.rules.ts'
import { aMessage } from './testing.ts'
import { type ListKind, type ListOptions, withWaiting } from './with-waiting.rules.ts'

type Entry = { id: string; at: number; notes?: string }

const list: ListKind<Entry> = {
  kinds: ['mood'],
  created: ({ subject, body }) => ({ id: subject, ...(body as { at: number }) }),
  edited: (entry, change) => ({ ...entry, ...change }),
  order: (one, other) => other.at - one.at,
}

const loaded: Entry[] = [
  { id: 'x', at: 30 },
  { id: 'y', at: 10 },
]

function shown(messages: Message[], options?: ListOptions<Entry>) {
  const waiting = messages.map((message, index) => ({ key: index + 1, message }))
  const { entries, states } = withWaiting(loaded, waiting, list, options)
  return entries.map(({ id, notes }) => [id, notes, states.get(id)].filter(Boolean).join(' '))
}
const created = (subject: string, at: number, more: Partial<Message> = {}) =>
  aMessage({ subject, body: { at }, ...more })
const about = (subject: string, act: Message['act'], body: object = {}) => aMessage({ subject, act, body })

describe('a list with what waits', () => {
  test('has new entries in their places', () => {
    expect(shown([created('a', 40), created('b', 20), created('c', 5)])).toEqual([
      'a waits',
      'x',
      'b waits',
      'y',
      'c waits',
    ])
  })

  test.each<[string, ListOptions<Entry>, string[]]>([
    ['that are older than all that has loaded stay out while there is more', { hasMore: true }, ['a waits', 'x', 'y']],
    ['that the member doesn’t look for stay out', { matches: ({ at }) => at < 30 }, ['x', 'y', 'b waits']],
    ['push the oldest out of a short list', { limit: 2 }, ['a waits', 'x']],
  ])('new entries %s', (_, options, expected) => {
    expect(shown([created('a', 40), created('b', 5)], options)).toEqual(expected)
  })

  test('has the edits, also those of new entries and of entries created here that have got their id', () => {
    const edits = [
      about('a', 'edit', { notes: 'of a' }),
      aMessage({ subject: 'device', id: 'y', act: 'edit', body: { notes: 'of y' } }),
    ]
    expect(shown([created('a', 20), ...edits])).toEqual(['x', 'a of a waits', 'y of y waits'])
  })

  test('lacks what was deleted, unless it can still be restored there or has been', () => {
    expect(shown([about('x', 'remove'), created('a', 20), about('a', 'remove')])).toEqual(['y'])
    expect(shown([about('x', 'remove')], { keep: ['x'] })).toEqual(['x waits', 'y'])
    expect(shown([about('x', 'remove'), about('x', 'restore')])).toEqual(['x waits', 'y'])
  })

  test('says what the member has to decide, and leaves out what isn’t about it', () => {
    const refused = { is: 'refused', status: 422, text: 'no' } as const
    const others = [created('n', 50, { kind: 'sleep' }), about('y', 'set-aside', { notes: 'other' })]
    expect(shown([created('a', 20, { problem: refused }), about('a', 'edit'), ...others])).toEqual(['x', 'a asks', 'y'])
  })
})
