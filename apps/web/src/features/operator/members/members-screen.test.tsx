// @vitest-environment happy-dom
import type { MemberRow, OpenedMember } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { OperatorConsole } from '../operator-console.tsx'

const id = '0198a1f0-0000-7000-8000-000000000801'
const row: MemberRow = {
  id,
  username: 'j.marsh',
  displayName: 'Jonas Marsh',
  state: 'reported',
  joinedAt: '2026-08-04T19:12:00.000Z',
  lastSeenAt: null,
  hasTwoFactor: true,
}
const jonas: OpenedMember = {
  ...row,
  email: 'jonas@example.org',
  isEmailVerified: true,
  invitedBy: 'anneke',
  devices: 2,
  isVerified: false,
  publicSessions: 14,
  reports: [],
  suspension: null,
  erasureDueAt: null,
  role: null,
  history: [],
}
const me = { role: 'operator', displayName: 'Ines', openReports: 0, waitingLetters: 0 } as const

const open = (operator: FakeApi['operator'], path = `/operators/members/${id}`) =>
  renderScreen(<OperatorConsole nowhere={<p>Nothing here</p>} Effects={() => null} />, {
    api: { operator: { me, member: jonas, members: { items: [row], nextCursor: null }, ...operator } },
    path,
  })
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))
const give = (reason: string) =>
  fireEvent.change(inDialog().getByRole('textbox', { name: 'Reason, for the log' }), { target: { value: reason } })

test('members are listed and can be searched', async () => {
  open(
    { members: ({ body: { q } }) => ({ items: q === 'nobody' ? [] : [row], nextCursor: null }) },
    '/operators/members',
  )
  expect((await screen.findByRole('link', { name: 'Jonas Marsh' })).getAttribute('href')).toBe(
    `/operators/members/${id}`,
  )
  expect(screen.getByText('Reported')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a member' }), { target: { value: 'nobody' } })
  expect(await screen.findByText('No one found')).toBeTruthy()
})

test.each([
  ['a role is shown', null, /^Operator$/],
  ['one that the identity provider named has an end', '2026-11-18T18:40:00.000Z', /^Operator until .+, named by your/],
])('%s', async (_, until, words) => {
  open({ member: { ...jonas, role: { name: 'operator', until } } })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a list that can’t be loaded says so', async () => {
  open({ members: breakDown() }, '/operators/members')
  expect(await screen.findByText('We couldn’t load the members')).toBeTruthy()
})

test('a member’s page shows what we know and what we don’t look at', async () => {
  open({})
  expect(await screen.findByText('@j.marsh · jonas@example.org, verified')).toBeTruthy()
  expect(screen.getByText('2 devices')).toBeTruthy()
  expect(
    screen.getByText(/Private sessions, notes, moods, sleep, conversations and chats are not shown here/),
  ).toBeTruthy()
})

test('an action needs a reason, and a proof if the server asks for one', async () => {
  const view = open({
    resetTwoFactor: ({ body }) => {
      if (!body.password) return refuse('security.password_needed')
      return body.password === 'right one' ? null : refuse('account.password_wrong')
    },
  })
  await screen.findByText('What we know')
  fireEvent.click(button('Reset two-factor authentication'))
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: 'Reset' }).disabled).toBe(true)
  give('Video call, passport seen')
  fireEvent.click(inDialog().getByRole('button', { name: 'Reset' }))
  for (const [typed, calls] of [
    ['wrong one', 2],
    ['right one', 3],
  ] as const) {
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: typed } })
    fireEvent.click(inDialog().getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(view.callsTo('operator.resetTwoFactor')).toHaveLength(calls))
    if (calls === 2) expect(await screen.findByText(/not your current password/)).toBeTruthy()
  }
  expect(await screen.findByText('Two-factor authentication is off')).toBeTruthy()
})

test('a reason that names the member is refused at its field', async () => {
  open({ signOutMember: refuse('operator.reason_names', { reason: 'Please leave names and addresses out' }) })
  await screen.findByText('What we know')
  fireEvent.click(button('Sign out everywhere'))
  give('Jonas lost a phone')
  fireEvent.click(inDialog().getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('Please leave names and addresses out')).toBeTruthy()
})

test('a moderator isn’t offered the operators’ actions, and a suspended member can be restored', async () => {
  const suspension = { since: row.joinedAt, until: null, reason: 'Selling' }
  open({ me: { ...me, role: 'moderator' }, member: { ...jonas, suspension }, restoreMember: null })
  expect(await screen.findByText('Suspended until lifted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  fireEvent.click(button('Lift the suspension'))
  give('Appeal upheld')
  fireEvent.click(inDialog().getByRole('button', { name: 'Lift' }))
  expect(await screen.findByText('The suspension is lifted')).toBeTruthy()
})

test('the suspension dialog shows what the member will read', async () => {
  open({ suspendMember: null })
  await screen.findByText('What we know')
  fireEvent.click(button('Suspend'))
  expect(screen.getByRole('dialog', { name: 'Suspend Jonas Marsh?' })).toBeTruthy()
  expect(inDialog().getByText('Our reason: “…”')).toBeTruthy()
  give('Selling')
  expect(inDialog().getByText('Our reason: “Selling”')).toBeTruthy()
})

test('more members load on request', async () => {
  const other = {
    ...row,
    id: '0198a1f0-0000-7000-8000-000000000802',
    displayName: 'Anneke Vos',
    state: 'plain',
  } as const
  open(
    {
      members: ({ body: { cursor } }) =>
        cursor ? { items: [other], nextCursor: null } : { items: [row], nextCursor: 'next' },
    },
    '/operators/members',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Anneke Vos' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a member about to be erased shows until when, and a lost connection is shown in the dialog', async () => {
  open({
    member: { ...jonas, erasureDueAt: '2026-11-30T08:00:00.000Z', isEmailVerified: false },
    resendEmail: breakDown(),
  })
  expect(await screen.findByText(/^Will be erased on .*30.*Signing in stops it\.$/)).toBeTruthy()
  fireEvent.click(button('Send the verification email'))
  give('Asked by letter')
  fireEvent.click(inDialog().getByRole('button', { name: 'Send' }))
  expect(await inDialog().findByText('That didn’t work. Please try again.')).toBeTruthy()
})
