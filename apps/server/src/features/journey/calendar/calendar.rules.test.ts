import { expect, test } from 'vitest'
import { weekOf } from './calendar.rules.ts'

test.each([
  ['a Monday', '2026-03-09', '2026-03-09', '2026-03-15'],
  ['a Sunday', '2026-03-15', '2026-03-09', '2026-03-15'],
  ['a week across two years', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['29 February', '2028-02-29', '2028-02-28', '2028-03-05'],
])('the week of %s runs from Monday to Sunday', (_, day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to })
})
