// @vitest-environment happy-dom
import type { LetterDetail, QueuedLetter } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { OperatorConsole } from '../operator-console.tsx'

const id = '0198a1f0-0000-7000-8000-000000000701'

const queued = (overrides: Partial<QueuedLetter> = {}): QueuedLetter => ({
  id,
  kind: 'question',
  place: 'turn',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  username: 'mira.sits',
  isAboutWords: false,
  title: 'Can I log a practice for last week?',
  ...overrides,
})

const opened = (overrides: Partial<LetterDetail> = {}): LetterDetail => ({
  ...queued(),
  text: 'Can I log a practice for last week?\nI was away.',
  attachment: null,
  words: null,
  isAnsweredByEmail: true,
  state: 'waiting',
  answer: null,
  closedAt: null,
  ...overrides,
})

const me = { role: 'moderator', displayName: 'Ines', openReports: 0, waitingLetters: 2 } as const
const page = (...items: QueuedLetter[]) => ({ items, nextCursor: null })

const open = (operator: FakeApi['operator'], path: string) =>
  renderScreen(<OperatorConsole nowhere={<p>Nothing here</p>} Effects={() => null} />, {
    api: { operator: { me, letters: page(), audit: { items: [], nextCursor: null }, ...operator } },
    path,
  })
const openLetter = (operator: FakeApi['operator'] = {}) =>
  open({ letter: opened(), ...operator }, `/operators/letters/${id}`)

const write = async (label: string | RegExp, words: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: words } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the queue says who is waiting, in which place and for how long', async () => {
  open(
    {
      letters: page(
        queued({ place: 'worry', title: 'I can’t see how to go on', kind: 'problem' }),
        queued({ id: '0198a1f0-0000-7000-8000-000000000702', place: 'supporter' }),
      ),
    },
    '/operators/letters',
  )
  const link = await screen.findByRole('link', { name: 'I can’t see how to go on' })
  expect(link.getAttribute('href')).toBe(`/operators/letters/${id}`)
  expect(screen.getByText('Worry, first')).toBeTruthy()
  expect(screen.getByText('Supporter')).toBeTruthy()
  expect(screen.getByText('Problem')).toBeTruthy()
  expect(screen.getAllByRole('cell', { name: /3 h$/ })).toHaveLength(2)
  expect(screen.getByText(/^2 letters are waiting\. Worry about a person comes first/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Letters/ }).textContent).toContain('2')
})

test('an empty queue is good news, and one that failed to load can be tried again', async () => {
  const view = open({ letters: breakDown() }, '/operators/letters')
  expect(await screen.findByText('We couldn’t load the letters')).toBeTruthy()
  view.answer({ operator: { letters: page() } })
  press('Try again')
  expect(await screen.findByText('Every letter has its answer')).toBeTruthy()
})

test('later letters load on request', async () => {
  const later = queued({ id: '0198a1f0-0000-7000-8000-000000000703', title: 'Sleep from my ring' })
  open(
    { letters: ({ query }) => (query.cursor ? page(later) : { items: [queued()], nextCursor: 'next' }) },
    '/operators/letters',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Sleep from my ring')).toBeTruthy()
})

test('a letter is shown with its attachments, and answered', async () => {
  const view = openLetter({ letter: opened({ attachment: 'Firefox' }), answerLetter: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Can I log a practice for last week?' })).toBeTruthy()
  expect(screen.getByText('Firefox')).toBeTruthy()
  expect(screen.getByText('Their email address, and their page')).toBeTruthy()
  press('Send answer')
  expect(await screen.findByText('Please write an answer')).toBeTruthy()
  await write('Your answer', '  Yes, you can.  ')
  press('Send answer')
  expect(await screen.findByText('Your answer is on its way')).toBeTruthy()
  expect(view.callsTo('operator.answerLetter').map(({ body }) => body)).toEqual([{ answer: 'Yes, you can.' }])
  expect(await screen.findByText('Every letter has its answer')).toBeTruthy()
})

test('a letter that suggests other words shows them, their page and their names', async () => {
  const words = {
    language: 'de',
    page: '/settings',
    shown: 'Zurück',
    keys: ['intl/common.text.ts commonText.back'],
  } as const
  const about = opened({ kind: 'idea', isAboutWords: true, words: { ...words, keys: [...words.keys] } })
  openLetter({ letter: about })
  expect((await screen.findByText('Zurück')).lang).toBe('de')
  expect(screen.getByText('Other words')).toBeTruthy()
  expect(screen.getByText('Deutsch')).toBeTruthy()
  expect(screen.getByText('/settings')).toBeTruthy()
  expect(screen.getByText('intl/common.text.ts commonText.back')).toBeTruthy()
})

test('words whose names weren’t found are still shown, and the queue says what the letter is about', async () => {
  const words = { language: 'es' as const, page: '/', shown: 'Hola', keys: [] }
  openLetter({ letter: opened({ words, isAboutWords: true }), letters: page(queued({ isAboutWords: true })) })
  expect(await screen.findByText('Not found; please look for the words')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Letters' }))
  expect(await screen.findByText('Other words')).toBeTruthy()
})

test('the slower of two operators is told, and sees the answer that was sent', async () => {
  const view = openLetter({ answerLetter: refuse('operator.letter_closed') })
  await write('Your answer', 'Yes.')
  const closedAt = '2026-11-15T12:48:00.000Z'
  view.answer({ operator: { letter: opened({ state: 'answered', answer: 'Yes, from Tomás.', closedAt }) } })
  press('Send answer')
  expect(await screen.findByText('Someone else was faster')).toBeTruthy()
  expect(await screen.findByText('Yes, from Tomás.')).toBeTruthy()
  expect(screen.queryByLabelText('Your answer')).toBeNull()
})

test('a letter is closed with a reason that names no one', async () => {
  const view = openLetter({ closeLetter: refuse('operator.reason_names', { reason: 'Please leave names out' }) })
  await screen.findByLabelText('Your answer')
  press('Close without an answer')
  press('Close the letter')
  expect(await screen.findByText('Please give a reason')).toBeTruthy()
  await write('Reason, for the log', 'Mira wrote twice')
  press('Close the letter')
  expect(await screen.findByText('Please leave names out')).toBeTruthy()
  view.answer({ operator: { closeLetter: null } })
  await write('Reason, for the log', 'The second of two')
  press('Close the letter')
  expect(await screen.findByText('The letter is closed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view.callsTo('operator.closeLetter').at(-1)?.body).toEqual({ reason: 'The second of two' })
})

test('when the network fails, no written text is lost', async () => {
  openLetter({ answerLetter: breakDown(), closeLetter: breakDown() })
  await write('Your answer', 'Yes, you can.')
  press('Send answer')
  expect(await screen.findByText('We couldn’t send your answer')).toBeTruthy()
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'Yes, you can.')
  press('Close without an answer')
  await write('Reason, for the log', 'The second of two')
  press('Close the letter')
  expect(await screen.findByText('We couldn’t close the letter')).toBeTruthy()
  expect(screen.getByLabelText('Reason, for the log')).toHaveProperty('value', 'The second of two')
})

test('closing without an answer doesn’t send the draft', async () => {
  const view = openLetter({ answerLetter: null, closeLetter: null })
  await write('Your answer', 'Dear Mira, not yet fin')
  press('Close without an answer')
  await write('Reason, for the log', 'The second of two')
  press('Close the letter')
  expect(await screen.findByText('The letter is closed')).toBeTruthy()
  expect(view.callsTo('operator.answerLetter')).toEqual([])
})

test('a concern is shown before anything else, and without an address the answer appears on the page', async () => {
  openLetter({ letter: opened({ place: 'worry', isAnsweredByEmail: false }) })
  expect(await screen.findByText('These words sound as if someone may be in danger')).toBeTruthy()
  expect(screen.getByText('Their page only: they have no email address')).toBeTruthy()
})

test('a letter that no longer exists says so', async () => {
  openLetter({ letter: refuse('operator.letter_not_found') })
  expect(await screen.findByText('We couldn’t open this letter')).toBeTruthy()
})
