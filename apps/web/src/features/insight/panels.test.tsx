// @vitest-environment happy-dom
import { addDays, type Analytics } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { wholeText } from '#testing/whole-text.ts'
import { DistributionPanel } from './distribution-panel.tsx'
import { analyticsQuery } from './insight.queries.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { StatsPanel } from './stats-panel.tsx'
import { StatsSkeleton } from './stats-skeleton.tsx'

const today = '2026-01-30'
const analytics: Analytics = {
  limbDistribution: { dhyana: 3, asana: 1 },
  recentSessions: [],
  totalSessions: 5,
  currentStreak: 1,
  favoriteLimb: 'dhyana',
  weeklyTotal: 1,
  totalHours: 1,
  totalMinutes: 60,
  restDays: 0,
  today,
  daily: Array.from({ length: 30 }, (_, index) => ({
    day: addDays(today, index - 29),
    sessions: index === 29 ? 1 : 0,
    minutes: index === 29 ? 15 : 0,
    kind: index === 29 ? 'practised' : 'empty',
  })),
  feelingChanges: [
    { limbType: 'dhyana', before: 'restless', after: 'calm', times: 3, sessions: 4 },
    { limbType: 'yamas', before: 'restless', after: 'calm', times: 2, sessions: 14 },
    { limbType: 'asana', before: 'tired', after: 'energized', times: 3, sessions: 3 },
  ],
}
const stats = (changes: Partial<Analytics> = {}, quiet = false) =>
  renderScreen(<StatsPanel analytics={{ ...analytics, ...changes }} today={today} quiet={quiet} />)
const distribution = (changes: Partial<Analytics> = {}, quiet = false) => (
  <DistributionPanel
    analytics={{ ...analytics, ...changes }}
    range="last-30-days"
    onRange={() => {}}
    waiting={false}
    quiet={quiet}
  />
)

test('while the stats load, four cards hold their places', () => {
  renderScreen(<StatsSkeleton />)
  expect(screen.getAllByTestId('stat-skeleton')).toHaveLength(4)
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('one is singular', () => {
  stats()
  for (const unit of ['session', 'day']) expect(screen.getByText(unit)).toBeTruthy()
  expect(screen.getByText('Practised on 1 of the last 7 days')).toBeTruthy()
  expect(screen.getByText('3 of 4 sessions')).toBeTruthy()
})

test('any other number is plural', () => {
  stats({ weeklyTotal: 0, totalMinutes: 150, totalHours: 2.5, currentStreak: 12 })
  for (const unit of ['sessions', 'hours', 'days']) expect(screen.getByText(unit)).toBeTruthy()
})

test('below two hours the total is in minutes, and below five sessions nothing is a favourite', () => {
  stats({ totalMinutes: 20, totalSessions: 4 })
  expect(screen.getByText('20')).toBeTruthy()
  expect(screen.getByText('minutes')).toBeTruthy()
  expect(screen.getByText('15 min in the last 7 days')).toBeTruthy()
  expect(screen.getByText('Shown from your fifth session')).toBeTruthy()
})

test('quiet mode leaves only the favourite, without its count', () => {
  stats({}, true)
  expect(screen.getByText('Dhyana')).toBeTruthy()
  for (const counted of ['Streak', 'This Week', 'Total Time', '3 of 4 sessions'])
    expect(screen.queryByText(counted)).toBeNull()
})

test('a range without a practice has no favourite and no chart', () => {
  stats({ favoriteLimb: null, limbDistribution: {} })
  expect(screen.getByText('Nothing logged in this period')).toBeTruthy()
  renderScreen(distribution({ limbDistribution: {}, feelingChanges: [] }))
  expect(screen.getByText('You haven’t logged anything in this period.')).toBeTruthy()
})

test('the most common shift comes first, the other limbs on request', () => {
  renderScreen(distribution())
  expect(screen.getByText(wholeText('your most common shift with dhyana, in 3 of 4 sessions'))).toBeTruthy()
  expect(screen.getByText('Other limbs')).toBeTruthy()
  expect(screen.queryByText(/2 of 14/)).toBeNull()
  expect(screen.getByText(wholeText('asana, in 3 of 3 sessions'))).toBeTruthy()
})

test('quiet mode tells the shift without counting', () => {
  renderScreen(distribution({}, true))
  expect(screen.getByText(wholeText('your most common shift with dhyana'))).toBeTruthy()
})

function Ranged() {
  const [range, setRange] = useState<'last-30-days' | 'last-90-days' | 'this-year'>('last-30-days')
  const { data, isPlaceholderData } = useQuery(analyticsQuery(range))
  if (!data) return null
  return (
    <DistributionPanel analytics={data} range={range} onRange={setRange} waiting={isPlaceholderData} quiet={false} />
  )
}

test('another range keeps the old chart, marked busy, until the new one is here', async () => {
  const year = Promise.withResolvers<Analytics>()
  const view = renderScreen(<Ranged />, {
    api: { insight: { analytics: ({ query }) => (query.range === 'this-year' ? year.promise : analytics) } },
  })
  fireEvent.change(await screen.findByLabelText('Range'), { target: { value: 'this-year' } })
  await vi.waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeTruthy(), 60_000)
  expect(screen.getByText(wholeText('your most common shift with dhyana, in 3 of 4 sessions'))).toBeTruthy()
  year.resolve({ ...analytics, feelingChanges: [] })
  await vi.waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull(), 60_000)
  expect(screen.queryByText(/your most common shift/)).toBeNull()
})

test('progress shows a week first, and a month on request', () => {
  const view = renderScreen(<ProgressPanel analytics={analytics} today={today} />)
  const weekly = view.container.textContent
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(view.container.textContent).not.toBe(weekly)
})
