// @vitest-environment happy-dom
import type { Overview } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, never, renderScreen } from '#testing/render-screen.tsx'
import { OperatorConsole } from '../operator-console.tsx'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const day = 24

const overview = (overrides: Partial<Overview> = {}): Overview => ({
  members: { count: 412, joinedThisWeek: 9, practisedThisWeek: 287 },
  waitlist: { waiting: 63, oldestAt: ago(12 * day) },
  reports: { waiting: 0, oldestAt: null },
  letters: { waiting: 0, oldestAt: null },
  giving: { month: '2026-11-01', receivedCents: 38_400, contributors: 71, unconfirmed: 1, overdueEndings: 0 },
  email: { waiting: 2, oldestAt: ago(0.1), failed: 0, suppressed: 3 },
  jobs: { waiting: 0, oldestAt: null, failed: 0, workerSeenAt: ago(0) },
  release: { version: '1.4.2', commit: '9f31c2e0123456789' },
  backup: { finishedAt: ago(9), rehearsal: { at: '2026-11-02T12:00:00.000Z', hasPassed: true } },
  needsAttention: [],
  ...overrides,
})

const entry = (at: string, reason: string) => ({
  id: crypto.randomUUID(),
  at,
  actorKind: 'member' as const,
  actor: { username: 'ines', displayName: 'Ines Halvorsen' },
  act: 'waitlist_invited' as const,
  isAboutMember: false,
  subject: null,
  objectId: null,
  reason,
})

const me = { role: 'operator', displayName: 'Ines', openReports: 0, waitingLetters: 0 } as const

const open = (operator: FakeApi['operator']) =>
  renderScreen(<OperatorConsole nowhere={<p>Nothing here</p>} Effects={() => null} />, {
    api: { operator: { me, audit: { items: [], nextCursor: null }, ...operator } },
    path: '/operators',
  })

const cardOf = (title: string) =>
  screen
    .getAllByText(title)
    .map((element) => element.closest('.overview-card')?.textContent)
    .find(Boolean)

test('when everything works, the overview says so, with all numbers', async () => {
  open({ overview: overview() })
  expect(await screen.findByText('Everything is running. No one is waiting.')).toBeTruthy()
  expect(cardOf('Members')).toBe('Members4129 joined this week, 287 practised')
  expect(cardOf('Waitlist')).toBe('Waitlist63Oldest 12 days')
  expect(cardOf('Open reports')).toBe('Open reports0No one is waiting')
  expect(cardOf('Giving, November')).toBe('Giving, NovemberFine$38471 members; one payment unconfirmed')
  expect(cardOf('Email queue')).toBe('Email queueFine2Oldest 6 min. None given up. 3 addresses suppressed')
  expect(cardOf('Jobs')).toBe('JobsFine0Nothing is waiting. None given up')
  expect(cardOf('Version')).toBe('Version1.4.29f31c2e')
  expect(cardOf('Last backup')).toMatch(/^Last backupFine9 h agoRestore tested /)
  expect(screen.getByText(/^No clinician has read what we say about hard practices/)).toBeTruthy()
})

test('it names what needs attention, and how many people are waiting', async () => {
  open({
    overview: overview({
      reports: { waiting: 3, oldestAt: ago(9) },
      letters: { waiting: 1, oldestAt: ago(1) },
      giving: { ...overview().giving, overdueEndings: 2, unconfirmed: 0 },
      email: { waiting: 0, oldestAt: null, failed: 4, suppressed: 0 },
      jobs: { waiting: 0, oldestAt: null, failed: 0, workerSeenAt: null },
      release: { version: '1.4.2', commit: null },
      backup: { finishedAt: null, rehearsal: null },
      needsAttention: ['reports', 'giving', 'email', 'jobs', 'backup'],
    }),
  })
  expect(
    await screen.findByText(
      'Please look at giving, the email queue, the jobs and the backups. 3 reports and one letter are waiting for an answer.',
    ),
  ).toBeTruthy()
  expect(screen.getAllByText('Look')).toHaveLength(5)
  expect(cardOf('Open reports')).toBe('Open reportsLook3Oldest 9 h')
  expect(cardOf('Giving, November')).toMatch(/71 members; 2 endings overdue$/)
  expect(cardOf('Jobs')).toMatch(/No worker is running$/)
  expect(cardOf('Last backup')).toBe('Last backupLookNoneNever restored to test it')
})

test('a backup that failed its test doesn’t count as a backup', async () => {
  open({ overview: overview({ backup: { finishedAt: ago(9), rehearsal: { at: ago(30), hasPassed: false } } }) })
  await screen.findByRole('heading', { level: 1, name: 'Overview' })
  expect(await screen.findByText(/^Restore failed /)).toBeTruthy()
})

test('it lists actions since yesterday, and no older ones', async () => {
  const items = [entry(ago(1), '10 people'), entry(ago(30), '3 people')]
  open({ overview: overview(), audit: { items, nextCursor: null } })
  expect(await screen.findByText('Invited from the waitlist: 10 people')).toBeTruthy()
  expect(screen.queryByText('Invited from the waitlist: 3 people')).toBeNull()
})

test('moderators see no links to operators’ pages', async () => {
  open({ me: { ...me, role: 'moderator' }, overview: overview() })
  await screen.findByText('Waitlist')
  expect(screen.queryByRole('link', { name: /Waitlist|Challenges/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Letters' })).toBeTruthy()
})

test('each number leads operators to its page', async () => {
  open({ overview: overview({ reports: { waiting: 3, oldestAt: ago(9) } }) })
  const waitlist = await screen.findByRole('link', { name: /^Waitlist ?63/ })
  expect(waitlist.getAttribute('href')).toBe('/operators/waitlist')
  const members = screen.getByRole('link', { name: /^Members ?412/ })
  expect(members.getAttribute('href')).toBe('/operators/members')
  const reports = screen.getByRole('link', { name: /^Open reports/ })
  expect(reports.getAttribute('href')).toBe('/operators/reports')
})

test('stats that can’t be loaded can be tried again', async () => {
  const view = open({ overview: breakDown() })
  expect(await screen.findByText('We couldn’t load the overview')).toBeTruthy()
  expect(await screen.findByText('Nothing was done since yesterday')).toBeTruthy()
  view.answer({ operator: { overview: overview() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Everything is running/)).toBeTruthy()
})

test('during a retry, the failure stays and the button keeps the focus', async () => {
  const view = open({ overview: breakDown() })
  await screen.findByText('We couldn’t load the overview')
  view.answer({ operator: { overview: () => never() } })
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
})
