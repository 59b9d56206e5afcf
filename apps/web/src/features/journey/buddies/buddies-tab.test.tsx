// @vitest-environment happy-dom
import type { BuddyList } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { aBuddy, aMemberPage, tomas } from '#testing/together.ts'
import { BuddiesTab } from './buddies-tab.tsx'
import { InviteButton } from './invite-button.tsx'

const ines = { ...tomas, id: '0198a1f0-0000-7000-8000-0000000000b2', username: 'ines', displayName: 'Ines' }
const jonas = { ...tomas, id: '0198a1f0-0000-7000-8000-0000000000b3', username: 'jonas', displayName: 'Jonas' }
const nothing: BuddyList = { buddies: [], received: [], sent: [] }
const full: BuddyList = {
  buddies: [aBuddy()],
  received: [{ person: ines, at: '2026-01-05T08:00:00.000Z' }],
  sent: [{ person: jonas, at: '2026-01-02T08:00:00.000Z' }],
}

type Options = { quiet?: boolean; path?: string; community?: FakeApi['community'] }
function open(journey: NonNullable<FakeApi['journey']>, { quiet = false, path = '/', community }: Options = {}) {
  return renderScreen(
    <>
      <h1>Practice journey</h1>
      <BuddiesTab quiet={quiet} />
    </>,
    { api: { journey, ...(community && { community }) }, path },
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a pair shows its streak, each day as practised or not, and the latest quiet word', async () => {
  open({ buddies: full })
  const pair = within(await screen.findByRole('region', { name: 'You and Tomás' }))
  expect(pair.getByText('Shared streak')).toBeTruthy()
  expect(pair.getByText('days').parentElement?.textContent).toBe('6 days')
  const days = pair.getAllByRole('listitem').map((day) => day.querySelector('.sr-only')?.textContent)
  expect(days[3]).toBe('Friday 2 January: you rested, Tomás practised')
  expect(days[6]).toBe('Monday 5 January: you practised, nothing from Tomás yet')
  expect(pair.getByText('“No hurry. I’m here.”')).toBeTruthy()
})

test('quiet mode hides the streak but not the days', async () => {
  open({ buddies: full }, { quiet: true })
  expect(await screen.findByRole('list', { name: 'You and Tomás' })).toBeTruthy()
  expect(screen.queryByText('Shared streak')).toBeNull()
  expect(screen.queryByText('6')).toBeNull()
})

test('a quiet word is one of four sentences, and sending one replaces the button', async () => {
  const view = open({ buddies: full, sendQuietWord: null })
  await press('Send a quiet word to Tomás')
  const dialog = within(await screen.findByRole('dialog', { name: 'A quiet word to Tomás' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(4)
  fireEvent.click(dialog.getByLabelText('Thank you for this week.'))
  view.answer({ journey: { buddies: { ...full, buddies: [aBuddy({ sentToday: 'thank-you' })] } } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('You sent “Thank you for this week.” today')).toBeTruthy()
  expect(view.callsTo('journey.sendQuietWord')[0]?.body).toEqual({ word: 'thank-you' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('if a quiet word is refused, the dialog stays open and says why', async () => {
  open({ buddies: full, sendQuietWord: refuse('journey.word_sent_today') })
  await press('Send a quiet word to Tomás')
  await press('Send')
  expect(await screen.findByText('You’ve already sent a quiet word today.')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('ending a pair asks first and doesn’t notify the other member', async () => {
  const view = open({ buddies: full, endBuddy: null })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More about you and Tomás' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop being buddies' }))
  expect(await screen.findByText(/We won’t tell Tomás/)).toBeTruthy()
  view.answer({ journey: { buddies: nothing } })
  await press('Stop')
  expect(await screen.findByText('No buddies yet')).toBeTruthy()
  expect(view.callsTo('journey.endBuddy')).toHaveLength(1)
})

test('accepting an invitation moves the focus to the new pair', async () => {
  const view = open({ buddies: full, acceptBuddy: null })
  await screen.findByRole('button', { name: 'Accept Ines’s invitation' })
  view.answer({ journey: { buddies: { ...full, buddies: [...full.buddies, aBuddy({ person: ines })], received: [] } } })
  await press('Accept Ines’s invitation')
  expect(await screen.findByText('You and Ines are buddies now')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You and Ines' })))
})

test.each([
  ['declined', 'Not now: Ines’s invitation'],
  ['withdrawn', 'Withdraw your invitation to Jonas'],
])('an invitation is %s silently', async (_, button) => {
  const view = open({ buddies: full, removeInvitation: null })
  await screen.findByRole('button', { name: button })
  view.answer({ journey: { buddies: { ...full, received: [], sent: [] } } })
  await press(button)
  await waitFor(() => expect(screen.queryByText('Invitations')).toBeNull())
  expect(view.callsTo('journey.removeInvitation')).toHaveLength(1)
})

test('an invitation that cannot be accepted says why and stays', async () => {
  open({ buddies: full, acceptBuddy: refuse('journey.buddies_full') })
  await press('Accept Ines’s invitation')
  expect(await screen.findByText('One of you already has three buddies. You can end one any time.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept Ines’s invitation' })).toBeTruthy()
})

test('someone who follows back can be invited from the list, and the member’s own link can be copied', async () => {
  const view = open({
    buddies: nothing,
    buddyCandidates: ({ query }) =>
      query.cursor ? { items: [jonas], nextCursor: null } : { items: [ines], nextCursor: 'next' },
    inviteBuddy: null,
  })
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await press('Invite a buddy')
  await press('Invite Ines')
  expect(await screen.findByText('You’ve invited Ines')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invited' })).toBeTruthy()
  await press('Show more')
  expect(await screen.findByRole('button', { name: 'Invite Jonas' })).toBeTruthy()
  await press('Copy your link')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/gamification\?tab=buddies&invite=mira$/))
  expect(view.callsTo('journey.inviteBuddy')).toHaveLength(1)
})

test.each([
  ['no one is there', { items: [], nextCursor: null }, /No one else to invite yet/],
  ['it fails', breakDown(), 'We couldn’t load the people you can invite'],
])('the list of people says so when %s', async (_, buddyCandidates, words) => {
  open({ buddies: nothing, buddyCandidates })
  await press('Invite a buddy')
  expect(await screen.findByText(words)).toBeTruthy()
})

const byLink = { path: '/gamification?tab=buddies&invite=tomas' }

test('a link asks whether to invite its member', async () => {
  const view = open({ buddies: nothing, inviteBuddy: null }, { ...byLink, community: { person: aMemberPage() } })
  await press('Invite Tomás')
  expect(await screen.findByText('You’ve invited Tomás')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Practise alongside Tomás?')).toBeNull())
  expect(view.callsTo('journey.inviteBuddy')).toHaveLength(1)
})

test.each([
  ['does not follow back', nothing, aMemberPage({ followsReader: false }), /once you follow each other/],
  ['is a buddy already', full, aMemberPage(), /already buddies/],
  ['is unknown', nothing, refuse('community.person_not_found'), /doesn’t lead to a member/],
])('a link to a member who %s says so', async (_, buddies, person, words) => {
  open({ buddies }, { ...byLink, community: { person } })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite Tomás' })).toBeNull()
})

test('with three buddies, no one else can be invited', async () => {
  const buddies = [tomas, ines, jonas].map((person) => aBuddy({ person }))
  open({ buddies: { ...nothing, buddies } })
  expect(await screen.findByRole('heading', { name: 'You and Jonas' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite a buddy' })).toBeNull()
})

test('a failed load says so, and can be tried again', async () => {
  const view = open({ buddies: breakDown() })
  expect(await screen.findByText('We couldn’t load your buddies')).toBeTruthy()
  view.answer({ journey: { buddies: nothing } })
  await press('Try again')
  expect(await screen.findByText('No buddies yet')).toBeTruthy()
})

test('while it loads, the tab claims nothing', () => {
  open({ buddies: () => never() })
  expect(screen.queryByText('No buddies yet')).toBeNull()
})

test.each([
  ['a buddy', full, 'link', 'Buddies', tomas],
  ['one who invited you', full, 'link', 'Answer invitation', ines],
  ['one you invited', full, 'button', 'Invited', jonas],
  ['one who follows back', nothing, 'button', 'Invite as buddy', tomas],
] as const)('the page of %s has a button for it', async (_, buddies, role, name, person) => {
  renderScreen(<InviteButton person={aMemberPage(person)} />, { api: { journey: { buddies } } })
  expect(await screen.findByRole(role, { name })).toBeTruthy()
})

test('the page of a member who doesn’t follow back has no button and sends no request', () => {
  const view = renderScreen(<InviteButton person={aMemberPage({ followsReader: false })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(view.callsTo('journey.buddies')).toHaveLength(0)
})
