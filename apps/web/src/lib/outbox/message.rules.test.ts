import { describe, expect, test } from 'vitest'
import { addition, editableOf, hasAll, isAbout, restoration } from './message.rules.ts'
import { aMessage } from './testing.ts'

const stored = (...messages: ReturnType<typeof aMessage>[]) =>
  messages.map((message, index) => ({ key: index + 1, message }))

describe('a new message', () => {
  test('replaces an earlier state of the same thing, and keeps what only that one changed', () => {
    const reading = { kind: 'reading', act: 'set', subject: 'seat' } as const
    const waiting = stored(aMessage({ ...reading, body: { isRead: true, place: 2 } }), aMessage())
    const { message, drop } = addition(waiting, aMessage({ ...reading, body: { place: 5 } }))
    expect(message?.body).toEqual({ isRead: true, place: 5 })
    expect(drop).toEqual([1])
  })

  test('leaves the history of an entry as it is', () => {
    const edit = aMessage({ act: 'edit' })
    expect(addition(stored(aMessage()), edit)).toEqual({ message: edit, drop: [] })
  })

  test('that deletes an entry which the server refused removes all that waits about it', () => {
    const refused = aMessage({ problem: { is: 'refused', status: 422, text: 'no' } })
    const waiting = stored(refused, aMessage({ act: 'edit' }), aMessage({ subject: 'b' }))
    expect(addition(waiting, aMessage({ act: 'remove' }))).toEqual({ message: null, drop: [1, 2] })
  })

  const refused = { is: 'refused', status: 422, text: 'no' } as const

  test('that edits a refused entry corrects it, with everything that was edited since', () => {
    const waiting = stored(
      aMessage({ kind: 'practice', body: { duration: 900, notes: 'Rain.' }, problem: refused }),
      aMessage({ kind: 'practice', act: 'edit', body: { tags: ['Yin'] } }),
      aMessage({ subject: 'b' }),
    )
    const edit = aMessage({ kind: 'practice', act: 'edit', body: { duration: 90, hard: null }, version: 1 })
    expect(addition(waiting, edit)).toEqual({
      message: aMessage({ kind: 'practice', body: { duration: 90, notes: 'Rain.', tags: ['Yin'] } }),
      drop: [1, 2],
      isCorrection: true,
    })
  })

  test('takes the place of a refused edit, and is based on what the form has shown', () => {
    const waiting = stored(aMessage({ act: 'edit', id: 'x', version: 2, body: { notes: 'long' }, problem: refused }))
    const { message } = addition(waiting, aMessage({ act: 'edit', body: { energy: 3 }, version: 5 }))
    expect(message).toEqual(aMessage({ act: 'edit', id: 'x', version: 5, body: { notes: 'long', energy: 3 } }))
  })

  test('corrects nothing that was deleted on another device', () => {
    const waiting = stored(aMessage({ problem: { ...refused, status: 410 } }))
    const edit = aMessage({ act: 'edit' })
    expect(addition(waiting, edit)).toEqual({ message: edit, drop: [] })
  })
})

test('an entry that is saved again after it was deleted elsewhere has all edits', () => {
  const gone = aMessage({ body: { mood: 'sad' }, problem: { is: 'refused', status: 410, text: 'no' } })
  const waiting = stored(gone, aMessage({ act: 'edit', body: { energy: 2, notes: null } }))
  expect(restoration(waiting, waiting[0]!, 'new')).toEqual({
    put: { key: 1, message: aMessage({ subject: 'new', body: { mood: 'sad', energy: 2 } }) },
    add: null,
    drop: [2],
  })
})

test('a sit and its practice are the same entry', () => {
  expect(isAbout(aMessage({ kind: 'sit' }), aMessage({ kind: 'practice' }))).toBe(true)
  expect(isAbout(aMessage({ kind: 'sit' }), aMessage({ kind: 'mood' }))).toBe(false)
})

test.each([
  [{ notes: '' }, { notes: null }, true],
  [{ notes: ' Rain. ' }, { notes: 'Rain.' }, true],
  [{ notes: 'Rain.' }, { notes: 'Sun.' }, false],
  [{ bedtime: '2026-03-09T23:00:00+01:00' }, { bedtime: '2026-03-09T22:00:00.000Z' }, true],
  [{ bedtime: null, duration: 3 }, { bedtime: null, duration: 480 }, true],
  [{ duration: 3 }, { duration: 480 }, false],
  [{ tags: [] }, { tags: [] }, true],
  [{ tags: ['Yin'] }, { tags: [] }, false],
  [{ hard: { words: ['low'], severity: 'quite' } }, { hard: { severity: 'quite', words: ['low'] } }, true],
  [{ hard: { words: ['low'] } }, {}, false],
])('the change %j is in %j: %s', (change, present, expected) => {
  expect(hasAll(present, change)).toBe(expected)
})

test('only what a member can edit is set aside', () => {
  const entry = { id: 'x', version: 3, mood: 'calm', energy: 6, energyGiven: true, notes: null, createdAt: 'then' }
  expect(editableOf('mood', entry)).toEqual({ mood: 'calm', energy: 6, energyGiven: true })
})
