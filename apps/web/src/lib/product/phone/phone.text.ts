import { createElement, Fragment, type ReactNode } from 'react'

export const phoneText = {
  number: 'Phone number',
  country: 'Country',
  example: (number: ReactNode) =>
    createElement(Fragment, null, 'For example ', number, '. Paste a whole number and the country follows.'),
  numberWrong: 'Please enter a valid phone number',
  code: 'Verification code',
  again: 'Send a new code',
  againIn: (time: string) => `A new code in ${time}`,
  sendFailed: {
    title: 'Failed to send code',
    unavailable: 'The authentication service is currently unavailable. Please try again later.',
    invalid: 'Please enter a valid international phone number, with the plus sign and country code.',
    network: 'Network error. Please check your internet connection and try again.',
    otherwise: 'Please try again in a moment.',
  },
  verifyFailed: {
    title: 'Verification failed',
    unavailable: 'The authentication service is currently unavailable. Please try again later.',
    invalid: 'The verification code is invalid or has expired. Please request a new code.',
    network: 'Network error. Please check your internet connection and try again.',
    otherwise: 'Please check your code and try again.',
  },
} as const
