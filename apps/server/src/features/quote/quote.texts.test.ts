import { languages, limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { contextIn, reasonIn } from './quote.texts.ts'

const reasons = ['beginning', 'practised', 'steady', 'morning', 'evening', ...limbs]

test.each(reasons)('why a line was chosen because of %s is said in every language', (reason) => {
  const kept = reasonIn('en', reason)
  const said = languages.map((language) => contextIn(language, kept))
  expect(said[0]).toBe(kept)
  expect(new Set(said).size).toBe(languages.length)
})

test('a line without a reason, or with one that we don’t know, stays as it is', () => {
  expect(contextIn('de', null)).toBeNull()
  expect(contextIn('de', 'Something else')).toBe('Something else')
  expect(reasonIn('de', 'returning')).toBeNull()
})
