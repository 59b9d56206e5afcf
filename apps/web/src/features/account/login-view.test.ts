import { expect, test } from 'vitest'
import { searchWithView, viewIn } from './login-view.ts'

test.each([
  ['', 'sign-in'],
  ['?view=forgot', 'forgot'],
  ['?view=reset', 'reset'],
  ['?view=elsewhere', 'sign-in'],
])('an address with "%s" shows the %s view', (search, view) => {
  expect(viewIn(new URLSearchParams(search))).toBe(view)
})

test('going through the views and back keeps where the sign-in leads', () => {
  const forgot = searchWithView('?redirect=/wellness', 'forgot')
  expect(viewIn(new URLSearchParams(forgot))).toBe('forgot')
  expect(new URLSearchParams(searchWithView(forgot, 'sign-in')).toString()).toBe('redirect=%2Fwellness')
})
