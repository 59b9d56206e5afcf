import { ApiError, type ErrorCode } from '@sadhana/contract'
import type { UseFormSetError } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { showServerErrors } from './show-server-errors.ts'

type Values = { email: string; password: string }
const fields = { email: '', password: '' }
const failure = (code: ErrorCode, errors?: Record<string, string>) =>
  new ApiError(400, 'Not like this', { code, message: 'Not like this', ...(errors && { fields: errors }) })

function show(error: unknown) {
  const setError = vi.fn<UseFormSetError<Values>>()
  const isShown = showServerErrors<Values>(setError, error, { fields, codes: { 'account.password_wrong': 'password' } })
  return {
    isShown,
    shown: setError.mock.calls.map(([field, { message }, options]) => [field, message, options?.shouldFocus]),
  }
}

test('every field that the server names gets its message, and the first gets the focus', () => {
  expect(show(failure('request.invalid', { email: 'Not an email', password: 'Too short' }))).toEqual({
    isShown: true,
    shown: [
      ['email', 'Not an email', true],
      ['password', 'Too short', false],
    ],
  })
})

test('a refusal about one field is shown there', () => {
  expect(show(failure('account.password_wrong'))).toEqual({
    isShown: true,
    shown: [['password', 'Not like this', true]],
  })
})

test.each([
  ['names a field the form doesn’t have', failure('request.invalid', { clientId: 'Not a UUID' })],
  ['names no field', failure('account.email_taken')],
  ['isn’t the server’s', new Error('a surprise')],
])('a failure that %s is shown at no field', (_which, error) => {
  expect(show(error)).toEqual({ isShown: false, shown: [] })
})
