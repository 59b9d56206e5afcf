// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { VerifyEmailScreen } from './verify-email-screen.tsx'

const open = (path: string, verifyEmail?: NonNullable<FakeApi['account']>['verifyEmail']) =>
  renderScreen(<VerifyEmailScreen />, {
    user: null,
    path,
    api: { account: verifyEmail === undefined ? {} : { verifyEmail } },
  })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const verify = () => fireEvent.click(screen.getByRole('button', { name: 'Verify my email' }))

test('opening the link verifies nothing until the button is clicked', async () => {
  const view = open('/verify-email#token=abc', { email: 'mira@example.org' })
  expect(view.calls).toEqual([])
  expect(title()).toBe('Verify your email')
  verify()
  expect(await screen.findByText('Thank you. Your email is verified.')).toBeTruthy()
  expect(title()).toBe('Email verified')
  expect(screen.getByText('mira@example.org is now linked to your account.')).toBeTruthy()
  expect(view.callsTo('account.verifyEmail')[0]?.body).toEqual({ token: 'abc' })
})

test('a link that was already used says so', async () => {
  open('/verify-email#token=abc', { email: 'mira@example.org', alreadyVerified: true })
  verify()
  expect(await screen.findByText('Your email is already verified')).toBeTruthy()
})

test('a link that doesn’t work says so and can be tried again', async () => {
  const view = open('/verify-email#token=abc', refuse('account.email_taken'))
  verify()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t verify this email address')
  view.answer({ account: { verifyEmail: { email: 'mira@example.org' } } })
  verify()
  expect(await screen.findByText('Thank you. Your email is verified.')).toBeTruthy()
})

test('without a link, the page says where to find it and how to get a new one', () => {
  open('/verify-email')
  expect(screen.getByRole('link', { name: 'Get a new email' }).getAttribute('href')).toBe('/security?tab=verification')
  expect(screen.getByText('Please open the link in the email we sent you.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a second link opened in the same tab starts over', async () => {
  const screens = (
    <>
      <VerifyEmailScreen />
      <Link to="/verify-email#token=second">Another email</Link>
    </>
  )
  const api = { account: { verifyEmail: { email: 'mira@example.org' } } }
  const view = renderScreen(screens, { user: null, path: '/verify-email#token=first', api })
  verify()
  await screen.findByText('Thank you. Your email is verified.')
  fireEvent.click(screen.getByRole('link', { name: 'Another email' }))
  await screen.findByRole('button', { name: 'Verify my email' })
  verify()
  await waitFor(() => expect(view.callsTo('account.verifyEmail')[1]?.body).toEqual({ token: 'second' }))
})
