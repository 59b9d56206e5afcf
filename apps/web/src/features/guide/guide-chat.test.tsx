// @vitest-environment happy-dom
import type { Chat, ChatEvent, ChatExchange, ChatReply } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { breakDown, type FakeApi, loseNetwork, refuse, renderScreen } from '#testing/render-screen.tsx'
import { GuideChat, GuideWindow } from './guide-chat.tsx'

vi.mock('#lib/time/device-zone.ts', () => ({ deviceZone: () => 'Europe/Dublin' }))

const exchange = (changes: Partial<ChatExchange> = {}): ChatExchange => ({
  id: crypto.randomUUID(),
  message: 'How do rest days work?',
  response: 'Every seventh day of a run earns a rest day.\n\nYou can hold two.',
  kind: 'local',
  sources: [
    { source: 'Handbook', title: 'Streaks, and what a rest day does', path: '/guide#streaks' },
    { source: 'Handbook', title: 'Pauses', path: '/guide#pauses' },
  ],
  logUsed: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  ...changes,
})

const chat = (items: ChatExchange[] = [], changes: Partial<Chat> = {}): Chat => ({
  items,
  nextCursor: null,
  mayUseLog: false,
  answersFrom: 'library',
  ...changes,
})

const streamed = (...events: ChatEvent[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

const replied = (changes: Partial<ChatReply> = {}): string =>
  streamed({ text: 'Every ' }, { reply: { ...exchange(), instead: null, ...changes } })

async function open(guide: FakeApi['guide'] = {}) {
  const onClose = vi.fn()
  const view = renderScreen(<GuideChat name="Mira Sandoval" onClose={onClose} />, {
    api: { guide: { read: chat(), ...guide } },
  })
  await screen.findByText(/^Good \w+, Mira\./)
  return { ...view, onClose }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

function write(message: string) {
  fireEvent.change(field(), { target: { value: message } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

test('the guide greets the member, says what it is, and asks a suggestion on tap', async () => {
  const { callsTo } = await open({ stream: replied() })
  expect(screen.getByText(/No language model is set up on this server/)).toBeDefined()
  expect(document.activeElement).toBe(field())
  fireEvent.click(screen.getByRole('button', { name: 'How do rest days work?' }))
  await screen.findByText('You can hold two.')
  expect(callsTo('guide.stream')).toHaveLength(1)
  expect(screen.getByText('Handbook, “Streaks, and what a rest day does”')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open that section' }).getAttribute('href')).toBe('/guide#streaks')
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
})

test('with a model, the guide doesn’t call itself local', async () => {
  await open({ read: chat([], { answersFrom: 'model' }) })
  expect(screen.getByText('Answers from our library')).toBeDefined()
  expect(screen.queryByText(/No language model/)).toBeNull()
})

test('empty text can’t be sent; Enter sends, Shift and Enter doesn’t', async () => {
  const { callsTo } = await open({ stream: replied() })
  expect(sendButton().disabled).toBe(true)
  write('   \n')
  expect(sendButton().disabled).toBe(true)
  fireEvent.change(field(), { target: { value: 'What is asana?' } })
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  expect(callsTo('guide.stream')).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(callsTo('guide.stream')).toHaveLength(1))
  await screen.findByText('You can hold two.')
})

test('while the guide thinks, stones show it, nothing can be sent, and it can be stopped', async () => {
  const { callsTo } = await open({
    stream: () => new Promise<string>((resolve) => setTimeout(() => resolve(replied()), 60)),
  })
  write('What is asana?')
  expect(document.querySelector('.guide-typing')).not.toBeNull()
  expect(document.querySelector('output')?.textContent).toBe('The guide is thinking')
  fireEvent.change(field(), { target: { value: 'And dharana?' } })
  expect(sendButton().disabled).toBe(true)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(callsTo('guide.stream')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(document.querySelector('.guide-typing')).toBeNull())
})

test('the whole answer is announced once', async () => {
  await open({ stream: replied() })
  write('How do rest days work?')
  await waitFor(() => expect(document.querySelector('output')?.textContent).toContain('You can hold two.'))
  expect(screen.getByRole('log', { name: 'Conversation' }).getAttribute('aria-live')).toBe('off')
})

test('the last five messages are sent along', async () => {
  const items = ['three', 'two', 'one'].map((message) => exchange({ message, response: `${message}!` }))
  const { callsTo } = await open({ read: chat(items), stream: replied() })
  write('four')
  await waitFor(() => expect(callsTo('guide.stream')).toHaveLength(1))
  expect(callsTo('guide.stream')[0]?.body).toMatchObject({
    message: 'four',
    conversationHistory: [
      { role: 'assistant', content: 'one!' },
      { role: 'user', content: 'two' },
      { role: 'assistant', content: 'two!' },
      { role: 'user', content: 'three' },
      { role: 'assistant', content: 'three!' },
    ],
  })
})

test.each([
  ['a lost network', loseNetwork],
  ['a broken server', breakDown],
  ['a stream that breaks off', () => streamed({ text: 'Every seventh' })],
])('%s is shown as specified, and trying again sends the same question', async (_what, failure) => {
  const { answer, callsTo } = await open({ stream: failure() as never })
  write('How do rest days work?')
  await screen.findByText("I'm having trouble connecting right now. Please try again in a moment.", {
    selector: '.guide-failed',
  })
  answer({ guide: { stream: replied() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You can hold two.')
  const ids = callsTo('guide.stream').map(({ body }) => (body as { clientId: string }).clientId)
  expect(new Set(ids).size).toBe(1)
})

test('too many questions and a lost connection have different messages', async () => {
  await open({ stream: refuse('request.too_many') })
  write('Again?')
  await screen.findByText('That’s a lot of questions in a short time. Please try again in a minute.', {
    selector: '.guide-failed',
  })
})

test.each([
  ['quota', /You’ve used today’s budget with the language model/],
  ['down', /The language model couldn’t answer this one/],
] as const)('when the model is unavailable (%s), the local guide says why it answers', async (instead, words) => {
  await open({ read: chat([], { answersFrom: 'model' }), stream: replied({ instead }) })
  write('How do rest days work?')
  await screen.findByText(words)
  expect(screen.getByText('You can hold two.')).toBeDefined()
})

test('an answer that should lead to people says so on its first link', async () => {
  const gentle = exchange({
    kind: 'local',
    response: 'That sounds heavy.',
    sources: [
      { source: 'Helplines by country', title: 'Help now', path: '/help-now' },
      { source: 'A person reads it', title: 'Write to us', path: '/settings/letters' },
    ],
  })
  await open({ read: chat([gentle]) })
  expect((await screen.findByRole('link', { name: 'Help now' })).getAttribute('href')).toBe('/help-now')
  expect(screen.queryByRole('link', { name: 'Open that section' })).toBeNull()
})

test('in a crisis the guide shows the country’s helpline, the emergency number and ways to reach a person, and no switch', async () => {
  const item = exchange({
    kind: 'crisis',
    message: 'I want it all to stop',
    response: 'Glad.\n\nSafe?\n\nNumbers.\n\nAlways the same.',
  })
  await open({ read: chat([item]) })
  for (const words of ['A fixed answer, by people', 'Glad.', 'Safe?', 'Always the same.']) {
    expect(screen.getByText(words)).toBeDefined()
  }
  expect(screen.getByRole('link', { name: 'Samaritans, 116 123' }).getAttribute('href')).toBe('tel:116123')
  expect(screen.getByRole('link', { name: 'Emergency, 112' }).getAttribute('href')).toBe('tel:112')
  expect(screen.getByRole('link', { name: 'I am somewhere else' }).getAttribute('href')).toBe('/help-now')
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/settings/letters')
  expect(screen.queryByRole('switch')).toBeNull()
})

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('where the numbers come first in a crisis answer, the country and the numbers are above its words', async () => {
  const response = 'Ireland. Samaritans: 116 123. https://findahelpline.com.\n\nGlad.\n\nSafe?\n\nAlways the same.'
  await open({ read: chat([exchange({ kind: 'crisis', message: 'Ich kann nicht mehr', response })]) })
  const call = screen.getByRole('link', { name: 'Samaritans, 116 123' })
  expect(isBefore(screen.getByText('Ireland'), call)).toBe(true)
  expect(isBefore(call, screen.getByText('Glad.'))).toBe(true)
  expect(screen.getByText('Always the same.')).toBeDefined()
  expect(screen.queryByText(/findahelpline/)).toBeNull()
})

test('an answer is shown as text, whatever it contains', async () => {
  await open({ read: chat([exchange({ response: '<img src=x onerror=alert(1)> [link](https://evil.example)' })]) })
  expect(document.querySelector('.guide-answer img, .guide-answer a[href^="http"]')).toBeNull()
  expect(screen.getByText(/<img src=x/)).toBeDefined()
})

test('the log is used only if the member turns that on, and they can see what was used', async () => {
  const logUsed = 'In the last 30 days you practised dhyana most often.'
  const { answer, callsTo } = await open({ read: chat([exchange({ logUsed })]), allow: { mayUseLog: true } })
  const consent = screen.getByRole<HTMLInputElement>('switch', { name: /May use my practice log/ })
  expect(consent.checked).toBe(false)
  expect(screen.getByText('Off: the guide knows nothing about you')).toBeDefined()
  fireEvent.click(consent)
  await screen.findByText('Sessions and feelings of the last 30 days, never notes or tags')
  expect(callsTo('guide.allow')[0]?.body).toEqual({ mayUseLog: true })
  expect(screen.getByText('What the guide saw')).toBeDefined()
  expect(screen.getByText(logUsed)).toBeDefined()
  answer({ guide: { allow: breakDown() } })
  fireEvent.click(consent)
  await screen.findByText('We couldn’t save this')
  expect(consent.checked).toBe(true)
})

test('one answer can be deleted, and all of them after a question', async () => {
  const item = exchange()
  const { answer, callsTo } = await open({ read: chat([item]), remove: null, clear: null })
  fireEvent.click(screen.getByRole('button', { name: 'Delete: How do rest days work?' }))
  await waitFor(() => expect(callsTo('guide.remove')).toHaveLength(1))
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete the conversation' }))
  await screen.findByRole('heading', { name: 'Delete the conversation?' })
  answer({ guide: { read: chat() } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('group', { name: 'Suggestions' })
  expect(callsTo('guide.clear')).toHaveLength(1)
})

test('members can ask a new question even if the conversation can’t be loaded', async () => {
  renderScreen(<GuideChat name="Mira Sandoval" onClose={() => {}} />, {
    api: { guide: { read: refuse('request.malformed'), stream: replied() } },
  })
  await screen.findByText('We couldn’t load your conversation')
  write('How do rest days work?')
  await screen.findByText('You can hold two.')
})

test('Escape closes the window', async () => {
  const { onClose } = await open()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the button closes and opens the window, and has the focus in between', async () => {
  renderScreen(<GuideWindow name="Mira Sandoval" />, { api: { guide: { read: chat() } } })
  const button = screen.getByRole('button', { name: 'Practice Guide' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  await screen.findByText(/^Good \w+, Mira\./)
})
