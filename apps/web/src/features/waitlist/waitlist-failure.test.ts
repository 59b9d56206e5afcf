import { ApiError } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { NetworkError } from '#lib/http/http.ts'
import { waitlistFailureText } from './waitlist-failure.ts'

test.each([
  ['an answer of ours', new ApiError(503, 'Please try again soon.'), 'HTTP 503: Please try again soon.'],
  ['an answer of a proxy', new ApiError(502, '502 upstream is gone'), 'HTTP 502: upstream is gone'],
  ['no network', new NetworkError(new TypeError('Failed to fetch')), 'Network error: Failed to fetch'],
  ['a server that cannot be reached', new NetworkError(undefined), 'Failed to connect to server'],
  ['anything else', 'a surprise', 'Please try again later.'],
])('%s is shown as it is', (_case, error, text) => {
  expect(waitlistFailureText(error)).toBe(text)
})
