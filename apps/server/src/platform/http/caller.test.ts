import { expect, test } from 'vitest'
import { browserCookieFor } from './caller.ts'

test('over https, the cookie is limited to this host and sent only over encrypted connections', () => {
  expect(browserCookieFor('https://compass.example')).toMatchObject({
    name: '__Host-browser',
    options: { secure: true, httpOnly: true, sameSite: 'strict', path: '/' },
  })
})

test('over plain http, where browsers refuse the prefix, the cookie has another name', () => {
  expect(browserCookieFor('http://localhost:3000')).toMatchObject({
    name: 'browser',
    options: { secure: false, httpOnly: true, sameSite: 'strict' },
  })
})
