import { ApiError, type ErrorCode, errors } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { NetworkError } from '#lib/http/http.ts'
import { sendFailure, verifyFailure } from './phone-failures.ts'

const refusal = (code: ErrorCode) => new ApiError(errors[code][0], errors[code][1], { code, message: errors[code][1] })
const unavailable = 'The authentication service is currently unavailable. Please try again later.'
const network = 'Network error. Please check your internet connection and try again.'

describe('a code that isn’t accepted', () => {
  const invalid = 'The verification code is invalid or has expired. Please request a new code.'
  test.each([
    ['an address that isn’t there', refusal('request.not_found'), unavailable],
    ['the words "not found"', new Error('Route not found'), unavailable],
    ['a wrong code', refusal('security.code_invalid'), invalid],
    ['the word "expired"', new Error('This code has expired'), invalid],
    ['no network', new NetworkError(new TypeError('Failed to fetch')), network],
    ['the browser’s own words', new TypeError('Failed to fetch'), network],
    ['anything else that the server explains', refusal('account.phone_taken'), errors['account.phone_taken'][1]],
    ['nothing at all', new Error(''), 'Please check your code and try again.'],
    ['no error', null, 'Please check your code and try again.'],
  ])('%s', (_, error, words) => {
    expect(verifyFailure(error)).toBe(words)
  })
})

describe('a code that isn’t sent', () => {
  const invalid = 'Please enter a valid international phone number, with the plus sign and country code.'
  test.each([
    ['an address that isn’t there', refusal('request.not_found'), unavailable],
    ['a wrong number', refusal('phone.number_invalid'), invalid],
    ['the word "format"', new Error('Unknown format'), invalid],
    ['no network', new NetworkError(new TypeError('Failed to fetch')), network],
    ['a minute that isn’t over', refusal('phone.code_sent_recently'), errors['phone.code_sent_recently'][1]],
    ['another country', refusal('phone.country_not_served'), errors['phone.country_not_served'][1]],
    ['nothing at all', new Error(''), 'Please try again in a moment.'],
  ])('%s', (_, error, words) => {
    expect(sendFailure(error)).toBe(words)
  })
})
