import { expect, test } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { createPracticeDraft } from './practice-draft.ts'

test('a draft comes back to its writer and to no one else', () => {
  const draft = createPracticeDraft(memoryStorage())
  expect(draft.read('asha')).toBeNull()
  draft.write('asha', { limbType: 'dhyana', notes: 'began again' })
  expect(draft.read('asha')).toEqual({ limbType: 'dhyana', notes: 'began again' })
  expect(draft.read('mira')).toBeNull()
  draft.forget()
  expect(draft.read('asha')).toBeNull()
})

test.each(['not json', '{"userId":"asha"}', '[]', '7'])('%s in its place counts as no draft', (text) => {
  const storage = memoryStorage()
  storage.setItem('practice-draft', text)
  expect(createPracticeDraft(storage).read('asha')).toBeNull()
})
