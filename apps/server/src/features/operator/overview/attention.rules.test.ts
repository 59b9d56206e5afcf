import type { Overview } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { cardsNeedingAttention } from './attention.rules.ts'

const now = new Date('2026-11-16T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const none = { waiting: 0, oldestAt: null }
const day = 24 * 60

const fine: Omit<Overview, 'needsAttention'> = {
  members: { count: 412, joinedThisWeek: 9, practisedThisWeek: 287 },
  waitlist: { waiting: 63, oldestAt: ago(12 * day) },
  reports: none,
  letters: { waiting: 2, oldestAt: ago(60) },
  giving: { month: '2026-11-01', receivedCents: 38_400, contributors: 71, unconfirmed: 1, overdueEndings: 0 },
  email: { waiting: 2, oldestAt: ago(1), failed: 0, suppressed: 1 },
  jobs: { waiting: 1, oldestAt: ago(9), failed: 0, workerSeenAt: ago(0.2) },
  release: { version: '1.4.2', commit: null },
  backup: { finishedAt: ago(9 * 60), rehearsal: { at: ago(14 * day), hasPassed: true } },
}

test('when everything is running, nothing needs attention', () => {
  expect(cardsNeedingAttention(fine, now)).toEqual([])
})

test.each<[string, Partial<Omit<Overview, 'needsAttention'>>, string[]]>([
  ['an open report', { reports: { waiting: 1, oldestAt: ago(1) } }, ['reports']],
  ['an ending that doesn’t end', { giving: { ...fine.giving, overdueEndings: 1 } }, ['giving']],
  ['an email that waits', { email: { ...fine.email, oldestAt: ago(11) } }, ['email']],
  ['an email given up', { email: { ...fine.email, failed: 1 } }, ['email']],
  ['a job that waits', { jobs: { ...fine.jobs, oldestAt: ago(11) } }, ['jobs']],
  ['a job given up', { jobs: { ...fine.jobs, failed: 1 } }, ['jobs']],
  ['a silent worker', { jobs: { ...fine.jobs, workerSeenAt: ago(2) } }, ['jobs']],
  ['no worker', { jobs: { ...fine.jobs, workerSeenAt: null } }, ['jobs']],
  ['an old backup', { backup: { ...fine.backup, finishedAt: ago(27 * 60) } }, ['backup']],
  ['no backup', { backup: { finishedAt: null, rehearsal: null } }, ['backup']],
  ['a backup that was never tried', { backup: { ...fine.backup, rehearsal: null } }, ['backup']],
  ['a trial long ago', { backup: { ...fine.backup, rehearsal: { at: ago(101 * day), hasPassed: true } } }, ['backup']],
  ['a trial that failed', { backup: { ...fine.backup, rehearsal: { at: ago(day), hasPassed: false } } }, ['backup']],
])('%s needs attention', (_what, change, cards) => {
  expect(cardsNeedingAttention({ ...fine, ...change }, now)).toEqual(cards)
})
