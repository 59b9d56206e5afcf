// @vitest-environment happy-dom
import { type AuditEntry, auditActs, closingActs, switchActs } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { OperatorConsole } from './operator-console.tsx'
import { operatorText } from './shared/operator.text.ts'

const anEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '0198a1f0-0000-7000-8000-000000000601',
  at: '2026-11-15T12:48:00.000Z',
  actorKind: 'member',
  actor: { username: 'ines', displayName: 'Ines Halvorsen' },
  act: 'role_granted',
  isAboutMember: true,
  subject: { username: 'tomas', displayName: 'Tomás' },
  objectId: null,
  reason: 'Looks after the morning group',
  ...overrides,
})

const me = { role: 'operator', displayName: 'Ines Halvorsen', openReports: 3, waitingLetters: 0 } as const
const log = (...items: AuditEntry[]) => ({ items, nextCursor: null })

const open = (operator: FakeApi['operator'], path = '/operators/audit', account: FakeApi['account'] = {}) =>
  renderScreen(<OperatorConsole nowhere={<p>Nothing here</p>} Effects={() => null} />, {
    api: { operator: { me, auditActors: { items: [] }, ...operator }, account },
    path,
  })

test('a member without a role gets the page for wrong addresses', async () => {
  open({ me: refuse('request.not_found') })
  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

test('after 12 hours the console says why it asks for a new sign-in, and the way leads back', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  open({ me: refuse('operator.sign_in_again') }, '/operators', { logout: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Please sign in again' })).toBeTruthy()
  expect(screen.getByText(/stays open for 12 hours after a sign-in/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login?redirect=%2Foperators'))
  assign.mockRestore()
})

test('if the console can’t be opened, the page says so and can be left', async () => {
  const view = open({ me: breakDown() })
  expect(await screen.findByText('We couldn’t open the console')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Operators' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to practice' }).getAttribute('href')).toBe('/')
  view.answer({ operator: { me, audit: log() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeTruthy()
})

test('an unknown page of the console looks like a wrong address too', async () => {
  open({ audit: log() }, '/operators/treasure')
  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

test('the log says who did what to which member, and why', async () => {
  open({
    audit: log(
      anEntry(),
      anEntry({ id: '0198a1f0-0000-7000-8000-000000000602', actorKind: 'shell', actor: null, subject: null }),
    ),
  })
  expect(await screen.findByText('Granted a role to @tomas')).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Ines Halvorsen' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Shell' })).toBeTruthy()
  expect(screen.getByText('Granted a role to a former member')).toBeTruthy()
  expect(screen.getAllByText('Looks after the morning group')).toHaveLength(2)
  expect(screen.getByText('Operator. Every action here is logged.')).toBeTruthy()
})

test('a log that can’t be loaded says so and can be tried again', async () => {
  const view = open({ audit: breakDown() })
  expect(await screen.findByText('We couldn’t load the log')).toBeTruthy()
  view.answer({ operator: { me, audit: log() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing has been done yet')).toBeTruthy()
})

test('earlier entries load on request', async () => {
  const earlier = anEntry({ id: '0198a1f0-0000-7000-8000-000000000603', act: 'refused', reason: 'Earlier' })
  open({
    audit: ({ query: { cursor } }) => (cursor ? log(earlier) : { items: [anEntry()], nextCursor: 'next' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('Tried to do what only operators may do')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('if earlier entries don’t load, the log says so, and they can be tried again', async () => {
  let isDown = true
  const earlier = anEntry({ id: '0198a1f0-0000-7000-8000-000000000603', act: 'refused', reason: 'Earlier' })
  open({
    audit: ({ query: { cursor } }) => {
      if (!cursor) return { items: [anEntry()], nextCursor: 'next' }
      return isDown ? breakDown() : log(earlier)
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('We couldn’t load more')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('Tried to do what only operators may do')).toBeTruthy()
  expect(screen.queryByText('We couldn’t load more')).toBeNull()
})

const choose = (value: string) => fireEvent.change(screen.getByLabelText('Who'), { target: { value } })

test('the log can be filtered by who acted, and the filter is in the address', async () => {
  const tomas = { username: 'tomas', displayName: 'Tomás' }
  const ofTomas = anEntry({ id: '0198a1f0-0000-7000-8000-000000000604', act: 'report_closed', actor: tomas })
  const view = open({
    auditActors: { items: [tomas] },
    audit: ({ query: { actor, actorKind } }) => {
      if (actorKind === 'shell') return log()
      return actor === 'tomas' ? log(ofTomas) : log(anEntry(), ofTomas)
    },
  })
  expect(await screen.findByText('Granted a role to @tomas')).toBeTruthy()
  await screen.findByRole('option', { name: 'Tomás' })
  choose('@tomas')
  await waitFor(() => expect(screen.queryByText('Granted a role to @tomas')).toBeNull())
  expect(await screen.findByText('Closed a report about @tomas')).toBeTruthy()
  choose('shell')
  expect(await screen.findByText('Nothing of theirs is in the log')).toBeTruthy()
  choose('')
  expect(await screen.findByText('Granted a role to @tomas')).toBeTruthy()
  const searches = view.callsTo('operator.audit').map(({ url }) => new URL(url, 'http://localhost').search)
  expect(searches).toEqual(expect.arrayContaining(['', '?actor=tomas', '?actorKind=shell']))
})

test('an address that names someone without actions says so', async () => {
  open({ audit: log() }, '/operators/audit?who=@oona')
  expect(await screen.findByText('Nothing of theirs is in the log')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('@oona')
})

test('every action has its own sentence, with and without its member', () => {
  const sentences = auditActs.map((act) => operatorText.audit.act(anEntry({ act })))
  expect(new Set(sentences).size).toBe(auditActs.length)
  const aboutNobody = auditActs.filter((_, index) => !sentences[index]?.includes('@tomas'))
  const others = ['challenge_closed', 'challenge_defined', 'challenge_opened', 'refused', 'waitlist_invited']
  expect(aboutNobody.toSorted()).toEqual([...others, ...switchActs, ...closingActs].toSorted())
  const former = auditActs.map((act) => operatorText.audit.act(anEntry({ act, subject: null })))
  expect(former.join(' ')).not.toMatch(/@|undefined|null/)
})

test.each([
  [['hide'], 'Hide the session'],
  [['warn'], 'Warn'],
  [['warn', 'hide'], 'Hide and warn'],
  [['suspend', 'warn'], 'Warn and suspend'],
  [['hide', 'suspend'], 'Hide and suspend'],
  [['suspend', 'hide', 'warn'], 'Hide, warn and suspend'],
  [['close'], 'Close the report'],
] as const)('the button for %j says %j, whatever was chosen first', (actions, words) => {
  expect(operatorText.settle.submit(actions)).toBe(words)
})

test('entries by the service itself and by former members are named as such', () => {
  expect(operatorText.audit.actor(anEntry({ actorKind: 'system', actor: null }))).toBe('System')
  expect(operatorText.audit.actor(anEntry({ actor: null }))).toBe('A former member')
})
