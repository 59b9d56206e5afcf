import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

test('on https, browsers are told to stay there for two years, with all subdomains', async () => {
  const headers = await securityHeaders({ PUBLIC_URL: 'https://compass.example', WEB_ROOT: undefined })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test('on plain http, they aren’t', async () => {
  const headers = await securityHeaders({ PUBLIC_URL: 'http://localhost:3000', WEB_ROOT: undefined })
  expect(headers).not.toHaveProperty('strict-transport-security')
})
