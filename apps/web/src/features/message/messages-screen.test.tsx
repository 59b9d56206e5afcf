// @vitest-environment happy-dom
import type { Conversation, ConversationPage, Message, Person } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { MessagesScreen } from './messages-screen.tsx'

const tomas: Person = {
  id: '0198a1f0-0000-7000-8000-000000000901',
  username: 'tomas',
  displayName: 'Tomás Oyelaran',
  profileImage: null,
  isVerified: true,
}
const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: `0198a1f0-0000-7000-8000-00000000090${number}`,
  text: `Message ${number}`,
  isMine: false,
  at: new Date(Date.now() - 60_000 * (10 - number)).toISOString(),
  isSeen: false,
  ...changes,
})
const conversation: Conversation = {
  person: tomas,
  canWrite: true,
  isMuted: false,
  latest: message(3),
  isUnread: true,
}
const page = (changes: Partial<ConversationPage> = {}): ConversationPage => ({
  person: tomas,
  canWrite: true,
  isMuted: false,
  hasReceipts: false,
  items: [message(3), message(2, { isMine: true }), message(1)],
  nextCursor: null,
  ...changes,
})
const list = (...items: Conversation[]) => ({ items, nextCursor: null })

const open = (api: FakeApi['message'] = {}, path = `/messages/${tomas.id}`, more: FakeApi = {}) =>
  renderScreen(<MessagesScreen />, {
    api: {
      message: {
        conversations: list(conversation),
        read: page(),
        markRead: null,
        settings: { readReceipts: false },
        ...api,
      },
      ...more,
    },
    path,
    pattern: path.includes('0198') ? '/messages/:id' : '/messages',
  })

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Tomás' })
async function write(words: string) {
  fireEvent.change(await field(), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}

test('the list names who wrote, marks what is new, and says what the rules are', async () => {
  open({}, '/messages')
  expect(await screen.findByRole('link', { name: /Tomás Oyelaran ?, new/ })).toHaveProperty(
    'pathname',
    `/messages/${tomas.id}`,
  )
  expect(screen.getByText(/Only people who follow each other can write/)).toBeTruthy()
})

test('one’s own latest message says so, and a muted conversation is marked', async () => {
  const mine = { ...conversation, latest: message(3, { isMine: true }), isUnread: false, isMuted: true }
  open({ conversations: list(mine) }, '/messages')
  expect(await screen.findByText('You: Message 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Tomás Oyelaran ?, muted/ })).toBeTruthy()
})

test('an empty list and a failed one each say so', async () => {
  const view = open({ conversations: breakDown() }, '/messages')
  expect(await screen.findByText('We couldn’t load your messages')).toBeTruthy()
  view.answer({ message: { conversations: list() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No messages yet')).toBeTruthy()
})

test('a conversation is read oldest first, and what was written last is marked as read', async () => {
  const view = open()
  const log = await screen.findByRole('log', { name: 'Conversation with Tomás Oyelaran' })
  expect([...log.querySelectorAll('.thread-mine, .thread-theirs')].map((bubble) => bubble.textContent)).toEqual([
    'Tomás Oyelaran wrote: Message 1',
    'You wrote: Message 2',
    'Tomás Oyelaran wrote: Message 3',
  ])
  await waitFor(() =>
    expect(view.callsTo('message.markRead').map(({ body }) => body)).toEqual([{ upTo: message(3).id }]),
  )
  expect(screen.getByText(/is not told when you read or type/)).toBeTruthy()
})

test('links can be opened, and nothing else becomes markup', async () => {
  open({ read: page({ items: [message(1, { text: '<b>see</b> https://example.org/a.' })] }) })
  const link = await screen.findByRole('link', { name: 'https://example.org/a' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(screen.getByText(/<b>see<\/b>/)).toBeTruthy()
})

test('a message is shown at once and sent with an id of this device', async () => {
  const sent = message(4, { isMine: true, text: 'The cat says yes.' })
  const view = open({ send: ({ body }) => ({ ...sent, id: body.id }) })
  await write('  The cat says yes. ')
  expect(await screen.findByText('The cat says yes.')).toBeTruthy()
  await waitFor(() => expect(view.callsTo('message.send')).toHaveLength(1))
  expect(view.callsTo('message.send')[0]?.body).toMatchObject({ text: 'The cat says yes.' })
  expect((await field()).value).toBe('')
})

test('a refused message stays, and can be sent again with the same id or removed', async () => {
  const view = open({ send: refuse('message.not_mutual') })
  await write('The cat says yes.')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(view.callsTo('message.send')).toHaveLength(2))
  const [first, second] = view.callsTo('message.send').map(({ body }) => (body as { id: string }).id)
  expect(second).toBe(first)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('The cat says yes.')).toBeNull())
})

test('without a network, what was written stays in sight', async () => {
  open({ send: loseNetwork() })
  await write('Later, then.')
  expect(await screen.findByText('Later, then.')).toBeTruthy()
  expect(await screen.findByText(/^Not sent|^Will be sent/)).toBeTruthy()
})

test('after an unfollow the history stays, and there is no field', async () => {
  open({ read: page({ canWrite: false }) })
  expect(await screen.findByText('You no longer follow each other')).toBeTruthy()
  expect(screen.getByText('Message 1')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a conversation that isn’t there says so', async () => {
  open({ read: refuse('message.person_not_found'), conversations: list() })
  expect(await screen.findByText('This conversation isn’t here')).toBeTruthy()
})

test('a conversation that can’t be loaded offers another try', async () => {
  const view = open({ read: breakDown() })
  expect(await screen.findByText('We couldn’t load this conversation')).toBeTruthy()
  view.answer({ message: { read: page() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Message 1')).toBeTruthy()
})

test('receipts show under the last message that was read, and only with both', async () => {
  open({ read: page({ hasReceipts: true, items: [message(2, { isMine: true, isSeen: true }), message(1)] }) })
  expect(await screen.findByText('Read')).toBeTruthy()
  expect(screen.getByText('You and Tomás see when the other has read a message.')).toBeTruthy()
})

test('read receipts are off until they are turned on', async () => {
  const view = open({ changeSettings: { readReceipts: true } }, '/messages')
  const receipts = await screen.findByRole<HTMLInputElement>('switch', { name: /Read receipts/ })
  expect(receipts.checked).toBe(false)
  fireEvent.click(receipts)
  await waitFor(() =>
    expect(view.callsTo('message.changeSettings').map(({ body }) => body)).toEqual([{ readReceipts: true }]),
  )
})

test('a message is deleted for oneself', async () => {
  const view = open({ remove: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete for me: Message 1' }))
  expect(await screen.findByText('Deleted for you')).toBeTruthy()
  expect(view.callsTo('message.remove')[0]?.url).toContain(message(1).id)
})

async function choose(item: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'More about Tomás' }))
  const menu = await screen.findByRole('menu')
  fireEvent.click(within(menu).getByRole('menuitem', { name: item }))
}

test('a report says what is wrong, and carries messages only with consent', async () => {
  const view = open({ report: null })
  await choose('Report')
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send report' }).disabled).toBe(true)
  fireEvent.click(dialog.getByRole('radio', { name: 'I’m worried about this person' }))
  expect(dialog.getByRole('link', { name: 'Helplines' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('checkbox', { name: /Send the last ten messages along/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() =>
    expect(view.callsTo('message.report').map(({ body }) => body)).toEqual([{ kind: 'worry', withMessages: false }]),
  )
  expect(await screen.findByText('Thank you. Our moderators will look into it.')).toBeTruthy()
})

test('block asks first', async () => {
  const view = open({}, undefined, { community: { block: null } })
  await choose('Block')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(view.callsTo('community.block')).toHaveLength(1))
})

test('mute takes effect at once', async () => {
  const view = open({}, undefined, { community: { mute: null } })
  await choose('Mute')
  await waitFor(() => expect(view.callsTo('community.mute')).toHaveLength(1))
  expect(await screen.findByText('You’ve muted Tomás Oyelaran')).toBeTruthy()
})

test('a new message starts with the people one can write to', async () => {
  open({ partners: { items: [tomas], nextCursor: null }, conversations: list() }, '/messages')
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('link', { name: /Tomás Oyelaran/ })).toHaveProperty(
    'pathname',
    `/messages/${tomas.id}`,
  )
})

test('earlier messages load on request', async () => {
  open({
    read: ({ query }) =>
      query.cursor
        ? page({ items: [message(0, { text: 'The very first' })] })
        : page({ items: [message(2)], nextCursor: 'earlier' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }))
  expect(await screen.findByText('The very first')).toBeTruthy()
  expect(screen.getByText('Message 2')).toBeTruthy()
})

test('a conversation without messages says that this is its beginning', async () => {
  const view = open({ read: page({ items: [] }), conversations: list() })
  expect(await screen.findByText('This is the beginning of your conversation with Tomás Oyelaran.')).toBeTruthy()
  expect(view.callsTo('message.markRead')).toEqual([])
})

test('deleting a conversation asks first, and leaves it', async () => {
  const view = open({ clear: null })
  await choose('Delete conversation')
  const dialog = within(await screen.findByRole('dialog', { name: /Delete your conversation with Tomás/ }))
  expect(dialog.getByText('It’s deleted for you. Tomás keeps theirs.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(view.callsTo('message.clear')).toHaveLength(1))
  expect(await screen.findByText('Conversation deleted')).toBeTruthy()
})

test('Enter sends, and Shift with Enter starts a new line', async () => {
  const view = open({ send: ({ body }) => message(4, { isMine: true, ...body }) })
  const box = await field()
  fireEvent.change(box, { target: { value: 'First' } })
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  expect(view.callsTo('message.send')).toEqual([])
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(view.callsTo('message.send')).toHaveLength(1))
})

test.each([
  ['mute', 'Mute', 'We couldn’t change this'],
  ['block', 'Block', 'We couldn’t block this person'],
] as const)('a failed %s says so', async (act, item, words) => {
  open({}, undefined, { community: { [act]: breakDown() } })
  await choose(item)
  if (act === 'block') fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('no one to write to yet', async () => {
  open({ partners: { items: [], nextCursor: null }, conversations: list() }, '/messages')
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }))
  expect(await screen.findByText(/^No one yet/)).toBeTruthy()
})
