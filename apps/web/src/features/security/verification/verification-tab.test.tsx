// @vitest-environment happy-dom
import type { CurrentUser } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SecurityScreen } from '../security-screen.tsx'
import './verification-tab.tsx'

const unverified: CurrentUser = { ...mira, emailVerified: false }

async function open(user: CurrentUser, api: FakeApi = {}) {
  const view = renderScreen(<SecurityScreen />, { user, api: { ...api, account: { passkeys: [], ...api.account } } })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Verification' }))
  fireEvent.click(screen.getByRole('tab', { name: 'Verification' }))
  await screen.findByRole('heading', { name: 'Email verification' })
  return view
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const focused = () => document.activeElement
const code = () => screen.findByLabelText<HTMLInputElement>('Verification code')

test('"I have a code" opens the field for it', async () => {
  await open(unverified)
  await press('I have a code')
  expect(focused()).toBe(await code())
})

test('a wrong code is shown at its field, which is emptied and focused', async () => {
  await open(unverified, { account: { verifyEmail: refuse('security.code_invalid') } })
  await press('I have a code')
  type('Verification code', '123456')
  await press('Verify email')
  await screen.findByText('Invalid verification code. Please try again.')
  expect((await code()).value).toBe('')
  expect(focused()).toBe(await code())
})

test('once the email is verified, the focus goes to the heading', async () => {
  const view = await open(unverified, { account: { verifyEmail: { email: 'mira@example.org' } } })
  await press('I have a code')
  type('Verification code', '123456')
  view.answer({ account: { me: mira } })
  await press('Verify email')
  await screen.findByText('Your email is verified')
  expect(focused()?.textContent).toBe('Email verification')
})

test('a member without an email sees where to add one', async () => {
  await open({ ...mira, email: null, emailVerified: false })
  expect(screen.getByText('Your account doesn’t have an email address yet')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'your profile’s settings' })
  const [add, change] = links.map((link) => link.getAttribute('href'))
  expect(add).toBe('/profile?tab=settings&change=email')
  expect(change).toBe('/profile?tab=settings')
})
