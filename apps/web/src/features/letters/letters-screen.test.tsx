// @vitest-environment happy-dom
import type { Letter, Letters } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { breakDown, loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { LettersScreen } from './letters-screen.tsx'

const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  id: '0198a1f0-0000-7000-8000-000000000401',
  kind: 'question',
  text: 'Can I log a practice for last week?\nI was away.',
  attachment: null,
  words: null,
  isUrgent: false,
  createdAt: '2025-11-15T14:06:00.000Z',
  state: 'waiting',
  answer: null,
  closedAt: null,
  ...overrides,
})
const list = (items: Letter[] = [], overrides: Partial<Letters> = {}): Letters => ({
  items,
  nextCursor: null,
  isFirstInLine: false,
  ...overrides,
})

const open = (letters: FakeApi['letters'] = {}, user = mira) =>
  renderScreen(<LettersScreen />, { user, api: { letters: { list: list(), ...letters } } })
const write = (words: string) => fireEvent.change(screen.getByLabelText('Your letter'), { target: { value: words } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

test('a letter is sent with its kind, and nothing is attached unless ticked', async () => {
  const view = open({ write: aLetter() })
  fireEvent.click(screen.getByRole('radio', { name: /^An idea/ }))
  write('  A bell halfway through.  ')
  expect(screen.getByText('27 of 5,000 characters. Kept here as a draft until you send it.')).toBeTruthy()
  view.answer({ letters: { list: list([aLetter()]) } })
  send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your letter is with us.' })).toBeTruthy()
  expect(view.callsTo('letters.write').map(({ body }) => body)).toEqual([
    { kind: 'idea', text: 'A bell halfway through.', clientId: expect.any(String) as string },
  ])
  expect(
    screen.getByText('An answer goes to mira@example.org, mostly within two days. Nothing was attached.'),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(await screen.findByText('Can I log a practice for last week?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Write another' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your letter').value).toBe('')
})

test('a draft that couldn’t be opened yet stays until someone writes', async () => {
  const sealed = JSON.stringify({ userId: mira.id, sealed: '…' })
  localStorage.setItem('letter-draft', sealed)
  open()
  expect(await screen.findByLabelText('Your letter')).toBeTruthy()
  expect(localStorage.getItem('letter-draft')).toBe(sealed)
  write('The bell is')
  expect(localStorage.getItem('letter-draft')).not.toBe(sealed)
  write('')
  expect(localStorage.getItem('letter-draft')).toBeNull()
})

test('an unfinished letter stays stored for its writer until it is sent', async () => {
  const first = open()
  fireEvent.click(screen.getByRole('radio', { name: /^A problem/ }))
  write('The bell is')
  first.unmount()
  open({ write: aLetter() })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your letter').value).toBe('The bell is')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^A problem/ }).checked).toBe(true)
  send()
  await screen.findByText('Your letter is with us.')
  expect(localStorage.getItem('letter-draft')).toBeNull()
})

test('the form shows exactly what a ticked box will send', async () => {
  const view = open({ write: aLetter({ attachment: 'a browser' }) })
  fireEvent.click(screen.getByLabelText(/^Browser and window size/))
  const shown = document.querySelector('.letter-form-attached')?.textContent
  expect(shown).toContain(navigator.userAgent.slice(0, 20))
  write('The bell is silent.')
  send()
  await screen.findByText(/Your browser and window size were attached\.$/)
  expect(view.callsTo('letters.write')[0]?.body).toMatchObject({ attachment: shown })
})

test('an empty letter is not sent', async () => {
  const view = open()
  send()
  expect(await screen.findByText('Please write a few words')).toBeTruthy()
  expect(view.callsTo('letters.write')).toEqual([])
})

test.each([
  ['the server is down', breakDown()],
  ['the network is gone', loseNetwork()],
  ['ten were sent this hour', refuse('request.too_many')],
])('%s: no word is lost, and sending again sends the same letter', async (_what, failure) => {
  const view = open({ write: failure })
  write('The bell is silent.')
  send()
  expect(await screen.findByText('Your letter didn’t go out')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your letter').value).toBe('The bell is silent.')
  view.answer({ letters: { write: aLetter() } })
  send()
  await screen.findByText('Your letter is with us.')
  const ids = view.callsTo('letters.write').map(({ body }) => (body as { clientId: string }).clientId)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('everyone sees what they can expect', () => {
  open()
  expect(screen.getByText(/mostly within two days\. Members who contribute are answered first/)).toBeTruthy()
})

test('supporters see that they are answered first', async () => {
  open({ list: list([], { isFirstInLine: true }) })
  expect(await screen.findByText('You’re first in line')).toBeTruthy()
  expect(screen.queryByText('Who reads it')).toBeNull()
})

test('people who aren’t well are led to a person first', () => {
  open()
  expect(screen.getByRole('link', { name: 'Talk to a person, now' }).getAttribute('href')).toBe('/help-now')
})

test('after a letter that sounds like danger, people to talk to come first', async () => {
  open({ write: aLetter({ isUrgent: true }) })
  write('I don’t want to live any more.')
  send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Please talk to someone today.' })).toBeTruthy()
  const first = screen.getAllByRole('link').find((link) => link.closest('.letters-sent'))
  expect(first?.getAttribute('href')).toBe('/help-now')
  expect(screen.getByText(/^Your letter is with us, and it’s the next one/)).toBeTruthy()
})

test('without an email address, the answer appears on this page', async () => {
  open({ write: aLetter() }, { ...mira, email: null })
  expect(screen.getByText(/^Into this page, under “Your letters”/)).toBeTruthy()
  write('Hello.')
  send()
  expect(await screen.findByText(/^You’ll find the answer on this page/)).toBeTruthy()
})

test('letters are listed with their state and their answers', async () => {
  const closedAt = '2025-11-17T09:00:00.000Z'
  const items = [
    aLetter(),
    aLetter({ id: '0198a1f0-0000-7000-8000-000000000402', state: 'answered', answer: 'Yes, you can.', closedAt }),
    aLetter({ id: '0198a1f0-0000-7000-8000-000000000403', state: 'closed', closedAt, attachment: 'Firefox' }),
  ]
  open({ list: list(items) })
  await screen.findByRole('region', { name: 'Your letters' })
  const notes = Array.from(document.querySelectorAll('.fold-note'), (note) => note.textContent)
  expect(notes).toEqual([
    expect.stringMatching(/^Waiting since /),
    expect.stringMatching(/^Answered on .*17/),
    expect.stringMatching(/^Closed on .*17/),
  ])
  expect(screen.getByText('Yes, you can.')).toBeTruthy()
  expect(screen.getByText('Firefox')).toBeTruthy()
})

test('a letter that suggested other words is listed with the words it was about', async () => {
  const words = { language: 'de' as const, page: '/', shown: 'Gut gemacht', keys: [] }
  open({ list: list([aLetter({ text: 'Schön', words })]) })
  expect(await screen.findByRole('heading', { name: 'Instead of' })).toBeTruthy()
  expect(screen.getByText('Gut gemacht')).toBeTruthy()
})

test('older letters load on request', async () => {
  const older = aLetter({ id: '0198a1f0-0000-7000-8000-000000000404', text: 'An older one' })
  open({
    list: ({ query }) => (query?.cursor ? list([older]) : list([aLetter()], { nextCursor: 'older' })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show older letters' }))
  expect(await screen.findByText('An older one', { selector: '.fold-title' })).toBeTruthy()
})

test('if the letters can’t be loaded, members can still write, and try again', async () => {
  const view = open({ list: breakDown() })
  expect(await screen.findByText('We couldn’t load your letters')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  view.answer({ letters: { list: list([aLetter()]) } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Waiting since /)).toBeTruthy()
})
