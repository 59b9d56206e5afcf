import { ApiError, errors } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { NetworkError } from '#lib/http/http.ts'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { failureToast } from './failure-toast.ts'

const [status, message] = errors['account.password_wrong']
const refusal = new ApiError(status, message, { code: 'account.password_wrong', message })

test.each([
  ['our API', refusal, message],
  ['a proxy', new ApiError(502, '502 Bad Gateway'), 'Please try again.'],
  ['the network', new NetworkError(new TypeError('Failed to fetch')), 'Please try again.'],
  ['our own code', new TypeError('x is undefined'), 'Please try again.'],
])('a failure in %s is explained in words a member can use', (_where, error, text) => {
  failureToast(error, { title: 'We couldn’t save your settings' })
  expect(toastStore.get()).toMatchObject({ title: 'We couldn’t save your settings', text, tone: 'error' })
})

test('the caller’s text replaces the explanation, and the title is "Error" unless the caller sets another', () => {
  failureToast(refusal, { text: 'Failed to save practice session. Please try again.' })
  expect(toastStore.get()).toMatchObject({ title: 'Error', text: 'Failed to save practice session. Please try again.' })
})
