// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { WaitlistScreen } from './waitlist-screen.tsx'

const open = (join?: NonNullable<FakeApi['waitlist']>['join']) =>
  renderScreen(<WaitlistScreen />, { user: null, api: { waitlist: join === undefined ? {} : { join } } })
/** Labels of required fields end in "required". */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
function fillIn() {
  fill('Email', 'mira@example.org')
  fill('Name', 'Mira Sen')
  fill('Your experience', 'beginner')
}
const join = () => fireEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }))
const welcome = { message: 'Welcome to the journey!' } as const

const link = () => screen.getByRole('link', { name: 'create your account' }).getAttribute('href')

test('a referral code typed here goes along to the registration form', () => {
  open()
  expect(link()).toBe('/register')
  fill('Referral code', '7QK4M & more')
  expect(link()).toBe('/register?ref=7QK4M+%26+more')
})

test('a member-to-be is thanked by name, and only the answers given are sent', async () => {
  const view = open(welcome)
  fillIn()
  join()
  expect(await screen.findByText('Welcome to the Journey')).toBeTruthy()
  expect(screen.getByText(/Thank you, Mira Sen\./)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Welcome to the Journey')
  expect(view.callsTo('waitlist.join')[0]?.body).toEqual({
    email: 'mira@example.org',
    name: 'Mira Sen',
    currentPractice: 'beginner',
  })
})

test('while it is sent, the button says so', async () => {
  open(() => never())
  fillIn()
  join()
  expect(await screen.findByRole('button', { name: 'Joining...' })).toBeTruthy()
})

test('without the required answers nothing is sent', async () => {
  const view = open()
  join()
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
  expect(view.calls).toEqual([])
})

test('what the server finds wrong is shown at its field', async () => {
  open(refuse('request.invalid', { referralCode: 'Not a code of ours' }))
  fillIn()
  join()
  expect(await screen.findByText('Not a code of ours')).toBeTruthy()
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  expect(document.activeElement).toBe(field('Referral code'))
})

test('an entry that never reached the server can be sent again', async () => {
  const view = open(loseNetwork())
  fillIn()
  join()
  expect(await screen.findByText('Network error: Failed to fetch')).toBeTruthy()
  view.answer({ waitlist: { join: welcome } })
  join()
  expect(await screen.findByText('Welcome to the Journey')).toBeTruthy()
})
