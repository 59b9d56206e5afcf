// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from '#lib/session/session-store.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { HelpNowScreen } from './help-now-screen.tsx'

const device = vi.hoisted(() => ({ zone: 'UTC' }))
vi.mock('#lib/time/device-zone.ts', () => ({ deviceZone: () => device.zone }))
afterEach(() => vi.restoreAllMocks())

/** The page makes no requests: `renderScreen` fails on any request without a fake answer. */
function open(inZone: string, { isMember = true, online = true } = {}) {
  device.zone = inZone
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  if (!isMember) vi.spyOn(sessionStore, 'read').mockReturnValue(null)
  renderScreen(<HelpNowScreen />)
}

const storedText = () => JSON.stringify([localStorage, sessionStorage])

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`)

const write =
  'Rather write than speak?findahelpline.com shows who answers by text or chat where you are. https://findahelpline.com'
const anywhere =
  'Find a line in any countryfindahelpline.com, by country, topic and call, text or chat. https://findahelpline.com'
const danger = 'If you or someone else may be in danger right now.'

test('in Ireland the first step is to call Samaritans', () => {
  open('Europe/Dublin')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Talk to a person, now.')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Samaritans')
  expect(links()).toEqual([
    'Leave this page about:blank',
    'Call 116 123 tel:116123',
    `Emergency: 112${danger} Free from any phone in the EU. tel:112`,
    write,
    anywhere,
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('You’re in').value).toBe('IE')
  expect(screen.getByText('Chosen from your time zone.')).toBeDefined()
})

test('a helpline that answers messages can be texted', () => {
  open('Australia/Sydney')
  expect(links()).toEqual([
    'Leave this page about:blank',
    'Call 13 11 14 tel:131114',
    'Text 0477 13 11 14 sms:0477131114',
    `Emergency: 000${danger} tel:000`,
    write,
    anywhere,
  ])
})

test('if we know only the emergency number, it is below the directory', () => {
  open('Europe/Lisbon')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A line in your language')
  expect(links()).toEqual([
    'Leave this page about:blank',
    'See who answers https://findahelpline.com',
    'Emergency: call 112 tel:112',
    write,
  ])
})

test('if we don’t know the emergency number, a sentence replaces it', () => {
  open('Europe/Zurich')
  expect(screen.getByRole('link', { name: 'Call 143' })).toBeDefined()
  expect(screen.getByText('In danger right now?')).toBeDefined()
})

test('for a zone without a country, the page says so, and a country can be chosen', () => {
  open('America/Sao_Paulo')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('We’re not sure where you are')
  expect(screen.getByText('Your time zone didn’t tell us.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('You’re in'), { target: { value: 'NZ' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1737, Need to talk?')
  expect(screen.queryByText('Your time zone didn’t tell us.')).toBeNull()
  fireEvent.change(screen.getByLabelText('You’re in'), { target: { value: 'elsewhere' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('We’re not sure where you are')
})

test('the chosen country is not saved', () => {
  open('Europe/Dublin')
  const before = storedText()
  fireEvent.change(screen.getByLabelText('You’re in'), { target: { value: 'IN' } })
  expect(screen.getByRole('link', { name: 'Call 14416' })).toBeDefined()
  expect(storedText()).toBe(before)
})

test('offline, only ways that still work are offered', () => {
  open('Europe/Dublin', { online: false })
  expect(screen.getByText('You’re offline. Calling still works.')).toBeDefined()
  expect(links().filter((link) => link.includes('findahelpline'))).toEqual([])
})

test('a member can go back', () => {
  open('Europe/Dublin')
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Sadhana Compass' })).toBeNull()
})

test('a visitor has no page to go back to, only the home page', () => {
  open('Europe/Dublin', { isMember: false })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sadhana Compass' }).getAttribute('href')).toBe('/')
})

test('leaving replaces the page in the history', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  open('Europe/Dublin')
  fireEvent.click(screen.getByRole('link', { name: 'Leave this page' }))
  expect(replace).toHaveBeenCalledWith('about:blank')
})

test('the page says when its numbers were checked', () => {
  open('Europe/Dublin')
  expect(screen.getByText(/last checked on \d{1,2} \w+ 20\d\d\.$/)).toBeDefined()
})
