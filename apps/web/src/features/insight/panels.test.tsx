// @vitest-environment happy-dom
import { addDays, type Analytics } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { DistributionPanel } from './distribution-panel.tsx'
import { analyticsQuery } from './shared/insight.queries.ts'
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
  feelingChanges: [],
  feelingFlows: [
    {
      limbType: 'asana',
      sessions: 108,
      shifts: [
        { before: 'tired', after: 'energized', times: 27 },
        { before: 'restless', after: 'energized', times: 20 },
        { before: 'neutral', after: 'energized', times: 14 },
        { before: 'stressed', after: 'calm', times: 13 },
        { before: 'content', after: 'grateful', times: 12 },
        { before: 'energized', after: 'peaceful', times: 12 },
        { before: 'stressed', after: 'grateful', times: 6 },
        { before: 'tired', after: 'calm', times: 4 },
      ],
    },
    { limbType: 'yamas', sessions: 5, shifts: [{ before: 'restless', after: 'calm', times: 5 }] },
  ],
  tags: [],
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

test('while the stats load, four placeholders are shown', () => {
  renderScreen(<StatsSkeleton />)
  expect(screen.getAllByTestId('stat-skeleton')).toHaveLength(4)
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('a count of one is singular', () => {
  stats()
  for (const unit of ['session', 'day']) expect(screen.getByText(unit)).toBeTruthy()
  expect(screen.getByText('Practised on 1 of the last 7 days')).toBeTruthy()
  expect(screen.getByText('3 of 4 sessions')).toBeTruthy()
})

test('any other number is plural', () => {
  stats({ weeklyTotal: 0, totalMinutes: 150, totalHours: 2.5, currentStreak: 12 })
  for (const unit of ['sessions', 'hours', 'days']) expect(screen.getByText(unit)).toBeTruthy()
})

test('the total is in minutes below two hours, and there is no favourite below five sessions', () => {
  stats({ totalMinutes: 20, totalSessions: 4 })
  expect(screen.getByText('20')).toBeTruthy()
  expect(screen.getByText('minutes')).toBeTruthy()
  expect(screen.getByText('15 min in the last 7 days')).toBeTruthy()
  expect(screen.getByText('Shown from your fifth session')).toBeTruthy()
})

test('quiet mode shows only the favourite, without its count', () => {
  stats({}, true)
  expect(screen.getByText('Dhyana')).toBeTruthy()
  for (const counted of ['Streak', 'This Week', 'Total Time', '3 of 4 sessions'])
    expect(screen.queryByText(counted)).toBeNull()
})

test('a range without a practice has no favourite and no chart', () => {
  stats({ favoriteLimb: null, limbDistribution: {} })
  expect(screen.getByText('Nothing logged in this period')).toBeTruthy()
  renderScreen(distribution({ limbDistribution: {}, feelingFlows: [] }))
  expect(screen.getByText('You haven’t logged anything in this period.')).toBeTruthy()
})

test('each limb says how its practices ended, and the most common shift among practices with the same feeling before', () => {
  renderScreen(distribution())
  const rows = screen.getByRole('region', { name: 'What practice turns into' }).querySelectorAll('li')
  expect(Array.from(rows, ({ textContent }) => textContent)).toEqual([
    'Asana61 of 108 ended energizedYou came tired 31 times and left energized 27 of them.',
  ])
  expect(screen.getByRole('link', { name: 'See how you came and how you left' }).getAttribute('href')).toBe(
    '/wellness?tab=insights',
  )
})

const few = (limbType: 'yamas' | 'asana', times: number) => ({
  limbType,
  sessions: times,
  shifts: [{ before: 'tired' as const, after: 'calm' as const, times }],
})

test('until a limb has eight practices, only the first limb says how many are missing', () => {
  renderScreen(distribution({ feelingFlows: [few('yamas', 5), few('asana', 2)] }))
  const rows = screen.getByRole('region', { name: 'What practice turns into' }).querySelectorAll('li')
  expect(Array.from(rows, ({ textContent }) => textContent)).toEqual(['Yamas5 of 8 practices, early'])
})

/** Charts draw nothing until they know their width, and there is no layout here. */
class ObserverOfWidth implements ResizeObserver {
  private readonly report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.report = report
  }
  observe() {
    const entry = { contentRect: { width: 390 } } as ResizeObserverEntry
    queueMicrotask(() => act(() => this.report([entry], this)))
  }
  unobserve() {}
  disconnect() {}
}

test.each([
  ['without quiet mode, the distribution has percentages', false, ['Dhyana75%', 'Asana25%']],
  ['quiet mode draws the distribution without a number or percentage', true, ['Dhyana', 'Asana']],
])('%s', async (_name, quiet, shown) => {
  vi.stubGlobal('ResizeObserver', ObserverOfWidth)
  renderScreen(distribution({ feelingFlows: [] }, quiet))
  const figure = screen.getByRole('figure')
  await waitFor(() => expect(figure.querySelectorAll('.doughnut-segment')).toHaveLength(2))
  const legend = Array.from(figure.querySelectorAll('.doughnut-legend li'), ({ textContent }) => textContent)
  expect(legend).toEqual(shown)
  fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' })
  const reading = screen.getByRole('status').textContent
  expect(reading).toContain('Dhyana')
  expect(/\d|%/.test(figure.textContent)).toBe(!quiet)
})

test('tags show their share of the range’s practices, in quiet mode without counts', () => {
  const tags = [{ tag: 'yin', sessions: 3 }]
  const { unmount } = renderScreen(distribution({ tags }))
  const region = screen.getByRole('region', { name: 'Your tags' })
  expect(region.querySelector('li')?.textContent).toBe('yin3 of 4')
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'yin' }).value).toBe(0.75)
  unmount()
  renderScreen(distribution({ tags }, true))
  expect(screen.getByRole('region', { name: 'Your tags' }).textContent).toBe('Your tagsyin')
  renderScreen(distribution())
  expect(screen.getAllByRole('region', { name: 'Your tags' })).toHaveLength(1)
})

test('quiet mode describes endings and shifts without counting', () => {
  renderScreen(distribution({}, true))
  const rows = screen.getByRole('region', { name: 'What practice turns into' }).querySelectorAll('li')
  expect(Array.from(rows, ({ textContent }) => textContent)).toEqual([
    'AsanaEnded energized most oftenYou often came tired and left energized.',
  ])
})

function Ranged() {
  const [range, setRange] = useState<'last-30-days' | 'last-90-days' | 'this-year'>('last-30-days')
  const { data, isPlaceholderData } = useQuery(analyticsQuery(range))
  if (!data) return null
  return (
    <DistributionPanel analytics={data} range={range} onRange={setRange} waiting={isPlaceholderData} quiet={false} />
  )
}

test('choosing another range keeps the old chart, marked busy, until the new one has loaded', async () => {
  const year = Promise.withResolvers<Analytics>()
  const view = renderScreen(<Ranged />, {
    api: { insight: { analytics: ({ query }) => (query.range === 'this-year' ? year.promise : analytics) } },
  })
  fireEvent.change(await screen.findByLabelText('Range'), { target: { value: 'this-year' } })
  await vi.waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeTruthy(), 60_000)
  expect(screen.getByText('61 of 108 ended energized')).toBeTruthy()
  year.resolve({ ...analytics, feelingFlows: [] })
  await vi.waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull(), 60_000)
  expect(screen.queryByText(/ended energized/)).toBeNull()
})

test('progress shows a week first, and a month on request', () => {
  const view = renderScreen(<ProgressPanel analytics={analytics} today={today} />)
  const weekly = view.container.textContent
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(view.container.textContent).not.toBe(weekly)
})
