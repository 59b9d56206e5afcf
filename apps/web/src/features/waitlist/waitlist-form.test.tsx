// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
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

test('a referral code typed here is passed to the registration form', () => {
  open()
  expect(link()).toBe('/register')
  fill('Referral code', '7QK4M & more')
  expect(link()).toBe('/register?ref=7QK4M+%26+more')
})

test('the form thanks people by name, and sends only the answers they gave', async () => {
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

test('while it is being sent, the button says so', async () => {
  open(() => never())
  fillIn()
  join()
  expect(await screen.findByRole('button', { name: 'Joining...' })).toBeTruthy()
})

const choices = {
  currentPractice: ['absolute-beginner', 'beginner', 'intermediate', 'advanced', 'teacher'],
  practiceTypes: ['meditation', 'yoga', 'eight-limbs', 'philosophy', 'breathwork', 'all'],
  practiceFrequency: ['daily', 'few-times-week', 'weekly', 'monthly', 'rarely', 'wanting-to-start'],
  primaryInterest: ['tracking', 'ai-guidance', 'community', 'eight-limbs', 'personal-growth', 'wellness'],
  heardAboutUs: ['friend', 'social-media', 'search', 'yoga-community', 'blog', 'other'],
}

test.each(Object.entries(choices))('%s offers exactly its choices', (name, values) => {
  open()
  const options = document.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)
  expect(Array.from(options, ({ value }) => value)).toEqual(['', ...values])
})

test('all answers are sent', async () => {
  const view = open(welcome)
  fillIn()
  fill('How often', 'few-times-week')
  fill('Anything else', 'I sit at dawn.')
  join()
  expect(await screen.findByText('Welcome to the Journey')).toBeTruthy()
  expect(view.callsTo('waitlist.join')[0]?.body).toEqual({
    email: 'mira@example.org',
    name: 'Mira Sen',
    currentPractice: 'beginner',
    practiceFrequency: 'few-times-week',
    additionalNotes: 'I sit at dawn.',
  })
})

test('each empty field says what is missing, the first one gets the focus, and nothing is sent', async () => {
  const view = open()
  join()
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
  for (const words of [
    'Please enter a valid email address',
    'Name is required',
    'Please select a valid experience level',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(view.calls).toEqual([])
})

test('an invalid email is refused before it is sent', async () => {
  const view = open()
  fillIn()
  fill('Email', 'mira at example')
  join()
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(view.calls).toEqual([])
})

test('an entry sent again after a failure keeps its key and text; a changed one gets a new key', async () => {
  const view = open(breakDown())
  const send = async (times: number) => {
    join()
    await waitFor(() => expect(view.callsTo('waitlist.join')).toHaveLength(times))
    expect(await screen.findByRole('button', { name: 'Join the Waitlist' })).toBeTruthy()
  }
  fillIn()
  await send(1)
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText(/^HTTP 500/)).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@example.org')
  await send(2)
  fill('Name', 'Mira S.')
  await send(3)
  const [first, second, third] = view.callsTo('waitlist.join').map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an error from the server is shown at its field', async () => {
  open(refuse('request.invalid', { referralCode: 'Not a code of ours' }))
  fillIn()
  join()
  expect(await screen.findByText('Not a code of ours')).toBeTruthy()
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
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
