// @vitest-environment happy-dom
import { errors } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { VerifyEmailHint } from './verify-email-hint.tsx'

const unverified = { ...mira, emailVerified: false }

function resend(answer: NonNullable<FakeApi['security']>['sendVerificationEmail']) {
  renderScreen(<VerifyEmailHint user={unverified} why="" />, { api: { security: { sendVerificationEmail: answer! } } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Verification Email' }))
}

test('an unverified member can get the email again', async () => {
  resend(null)
  expect(screen.getByText(/verification email to mira@example.org/)).toBeTruthy()
  expect(await screen.findByText('Verification email sent')).toBeTruthy()
})

test.each([
  ['is verified', mira],
  ['is missing', { ...unverified, email: null }],
])('there is no hint if the email %s', (_which, user) => {
  renderScreen(<VerifyEmailHint user={user} why="" />)
  expect(screen.queryByText('Please verify your email')).toBeNull()
})

test.each([
  ['security.code_sent_recently', 'Please check your inbox'],
  ['security.emails_spent', 'We couldn’t send the email'],
] as const)('%s is shown under a fitting title', async (code, title) => {
  resend(refuse(code))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(errors[code][1])).toBeTruthy()
})

test('without a network, the member is asked to try again', async () => {
  resend(loseNetwork())
  expect(await screen.findByText('We couldn’t send the email')).toBeTruthy()
  expect(screen.getByText('Please try again.')).toBeTruthy()
})
