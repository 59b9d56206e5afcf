import { expect, test } from 'vitest'
import { needsFolding } from './shared-notes.rules.ts'

test.each([
  ['a sentence', 'Began again.', false],
  ['six short lines', 'a\nb\nc\nd\ne\nf', false],
  ['seven short lines', 'a\nb\nc\nd\ne\nf\ng', true],
  ['a long breath', 'x'.repeat(320), false],
  ['a longer one', 'x'.repeat(321), true],
])('%s', (_, notes, folds) => {
  expect(needsFolding(notes)).toBe(folds)
})
