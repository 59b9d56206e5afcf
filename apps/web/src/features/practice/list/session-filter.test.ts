import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { filterFrom, isFiltered, matchesFilter, searchOf } from './session-filter.ts'

test.each([
  ['', {}],
  ['limb=dhyana', { limb: 'dhyana' }],
  ['limb=dhyana&from=2026-01-01&to=2026-02-01', { limb: 'dhyana', from: '2026-01-01', to: '2026-02-01' }],
  ['tag=with%20%20Ben&limb=asana', { limb: 'asana', tag: 'with Ben' }],
  ['tag=%20', {}],
  ['tag=a,b', {}],
  [`tag=${'x'.repeat(25)}`, {}],
  ['limb=walking&from=yesterday&to=2026-99-99', {}],
])('the address ?%s asks for %o', (search, filter) => {
  expect(filterFrom(new URLSearchParams(search))).toEqual(filter)
})

test('a filter stays the same after a trip through the address', () => {
  const filter = { limb: 'asana', from: '2026-01-01' } as const
  expect(filterFrom(new URLSearchParams(searchOf(filter)))).toEqual(filter)
  expect(isFiltered(filter)).toBe(true)
  expect(isFiltered({})).toBe(false)
})

test.each([
  [{}, true],
  [{ limb: 'dhyana', tag: 'yin', from: '2026-01-05', to: '2026-01-05' } as const, true],
  [{ limb: 'asana' } as const, false],
  [{ tag: 'yang' }, false],
  [{ from: '2026-01-06' }, false],
  [{ to: '2026-01-04' }, false],
])('%o lets a practice through: %s', (filter, expected) => {
  expect(matchesFilter(filter)(aPractice({ tags: ['Yin'] }))).toBe(expected)
})
