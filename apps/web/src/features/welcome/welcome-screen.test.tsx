// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isNewMember, markNewMember, markWelcomed } from '#lib/member/new-member.ts'
import { loseNetwork, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

afterEach(markWelcomed)

const open = (path = '/welcome', profile: FakeApi['profile'] = {}) =>
  renderScreen(<WelcomeScreen name="Mira" dial={<svg />} signOut={null} />, {
    path,
    pattern: '/welcome',
    api: { profile },
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('the first card greets by name, and leads to a sit of one minute', () => {
  open()
  expect(title()).toBe('Sit for one minute?')
  expect(screen.getByText(/^You’re in, Mira\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sit one minute' }).getAttribute('href')).toBe('/meditation?minutes=1')
  fireEvent.click(screen.getByRole('link', { name: 'Sit one minute' }))
  expect(screen.getByText('another page')).toBeTruthy()
})

test('each card can be skipped without an answer, and nothing is sent', () => {
  const view = open()
  press('Not now')
  expect(title()).toBe('What brings you?')
  expect(document.activeElement?.textContent).toBe('What brings you?')
  expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  press('Rather not say')
  expect(title()).toBe('Who may see you?')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Only me/ }).checked).toBe(true)
  press('Keep it private and begin')
  expect(screen.getByText('another page')).toBeTruthy()
  expect(view.calls).toEqual([])
})

test.each(['/welcome', '/welcome?card=why', '/welcome?card=who'])('on %s, all cards can be skipped', (path) => {
  open(path)
  press('Skip')
  expect(screen.getByText('another page')).toBeTruthy()
})

test('the answers are saved before the next card', async () => {
  const view = open('/welcome?card=why', { changeReasons: { reasons: ['sleep', 'mind'] } })
  for (const name of ['Better sleep', 'Breath', 'A steadier mind', 'Breath'])
    fireEvent.click(screen.getByRole('checkbox', { name }))
  press('Continue')
  expect(await screen.findByRole('heading', { name: 'Who may see you?' })).toBeTruthy()
  expect(view.callsTo('profile.changeReasons')[0]?.body).toEqual({ reasons: ['sleep', 'mind'] })
})

test('if the answers can’t be saved, the card says so, they stay chosen, and the member can continue', async () => {
  open('/welcome?card=why', { changeReasons: loseNetwork() })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Breath' }))
  press('Continue')
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Breath' }).checked).toBe(true)
  press('Rather not say')
  expect(title()).toBe('Who may see you?')
})

test('the visibility of new practices is saved, and home comes next', async () => {
  const view = open('/welcome?card=who', { changePrivacy: { defaultVisibility: 'followers', approveFollowers: false } })
  fireEvent.click(screen.getByRole('radio', { name: /^Followers/ }))
  press('Begin')
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(view.callsTo('profile.changePrivacy')[0]?.body).toEqual({ defaultVisibility: 'followers' })
})

test('the cards are shown once', () => {
  markNewMember()
  open()
  expect(isNewMember()).toBe(false)
})

test('without a choice, Continue sends nothing, even if one was made and removed', () => {
  const view = open('/welcome?card=why')
  const breath = screen.getByRole('checkbox', { name: 'Breath' })
  fireEvent.click(breath)
  fireEvent.click(breath)
  press('Continue')
  expect(title()).toBe('Who may see you?')
  expect(view.calls).toEqual([])
})

test('if the visibility can’t be saved, the card says so, and the member can continue privately', async () => {
  open('/welcome?card=who', { changePrivacy: loseNetwork() })
  fireEvent.click(screen.getByRole('radio', { name: /^All members/ }))
  press('Begin')
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  expect(title()).toBe('Who may see you?')
  press('Keep it private and begin')
  expect(screen.getByText('another page')).toBeTruthy()
})

test('an unknown card leads to the first one', () => {
  open('/welcome?card=karma')
  expect(title()).toBe('Sit for one minute?')
})

test('a member who joined long ago isn’t told that they’re in', () => {
  renderScreen(<WelcomeScreen dial={<svg />} signOut={null} />, { path: '/welcome', pattern: '/welcome' })
  expect(screen.getByText('Before anything else: a bell, sixty seconds, a bell. It counts.')).toBeTruthy()
})
