import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createDraft } from './draft.ts'

const begunAt = Date.parse('2026-01-05T21:40:00Z')
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: begunAt }))
afterEach(() => void vi.useRealTimers())

test('a draft is restored for its writer and for no one else', () => {
  const draft = createDraft('a-draft', memoryStorage())
  expect(draft.read('asha')).toBeNull()
  draft.write('asha', { limbType: 'dhyana', notes: 'began again' })
  expect(draft.read('asha')).toMatchObject({ draft: { limbType: 'dhyana', notes: 'began again' }, begunAt })
  expect(draft.read('mira')).toBeNull()
  draft.forget()
  expect(draft.read('asha')).toBeNull()
})

test('a draft remembers when it was started, and is kept for a week after the last change', () => {
  const draft = createDraft('a-draft', memoryStorage())
  draft.write('asha', { notes: 'Half' })
  vi.setSystemTime(begunAt + 2 * dayMs)
  draft.write('asha', { notes: 'Half a thought' })
  vi.setSystemTime(begunAt + 9 * dayMs - 1)
  expect(draft.read('asha')).toMatchObject({ draft: { notes: 'Half a thought' }, begunAt })
  vi.setSystemTime(begunAt + 9 * dayMs)
  expect(draft.read('asha')).toBeNull()
  draft.write('asha', { notes: 'Anew' })
  expect(draft.read('asha')).toMatchObject({ begunAt: begunAt + 9 * dayMs })
})

test.each(['not json', '{"userId":"asha"}', '{"userId":"asha","draft":{}}', '[]', '7'])(
  '%s in its place counts as no draft',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('a-draft', text)
    expect(createDraft('a-draft', storage).read('asha')).toBeNull()
  },
)
