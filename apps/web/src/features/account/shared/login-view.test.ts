import { expect, test } from 'vitest'
import { isEmailedLink, searchWithView, viewIn } from './login-view.ts'

test.each([
  ['', 'sign-in'],
  ['?view=forgot', 'forgot'],
  ['?view=reset', 'reset'],
  ['?view=recovery', 'recovery'],
  ['?view=elsewhere', 'sign-in'],
])('an address with "%s" shows the %s view', (search, view) => {
  expect(viewIn(new URLSearchParams(search))).toBe(view)
})

test('moving between the views keeps the page to which the sign-in leads', () => {
  const forgot = searchWithView('?redirect=/wellness', 'forgot')
  expect(viewIn(new URLSearchParams(forgot))).toBe('forgot')
  expect(new URLSearchParams(searchWithView(forgot, 'sign-in')).toString()).toBe('redirect=%2Fwellness')
})

test.each([
  ['/login#reset=abc', true],
  ['/login#recovery=abc', true],
  ['/login?view=reset', true],
  ['/login?view=recovery', true],
  ['/login?view=forgot', false],
  ['/login', false],
  ['/login#main', false],
  ['/profile#reset=abc', false],
])('%s is a link from an email: %s', (address, is) => {
  expect(isEmailedLink(new URL(address, 'http://localhost'))).toBe(is)
})
