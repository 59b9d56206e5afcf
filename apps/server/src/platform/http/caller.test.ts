import { expect, test } from 'vitest'
import { browserCookieFor } from './caller.ts'

test('over https the cookie is limited to this host and sent encrypted only', () => {
  expect(browserCookieFor('https://compass.example')).toMatchObject({
    name: '__Host-browser',
    options: { secure: true, httpOnly: true, sameSite: 'strict', path: '/' },
  })
})

test('on plain http, where browsers refuse the prefix, it has another name', () => {
  expect(browserCookieFor('http://localhost:3000')).toMatchObject({
    name: 'browser',
    options: { secure: false, httpOnly: true, sameSite: 'strict' },
  })
})
