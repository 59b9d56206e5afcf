// @vitest-environment happy-dom
import type { MeditationSession, MeditationStats } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, never, renderScreen } from '#testing/render-screen.tsx'
import { InsightsTab } from './insights-tab.tsx'

const stats: MeditationStats = {
  weekSessions: 1,
  weekMinutes: 25,
  currentStreak: 1,
  mindfulnessScore: 62,
  recentSessions: 8,
  bestTime: { timeOfDay: 'evening', sessions: 5 },
  minutesBySound: [
    { sound: 'rain', minutes: 120 },
    { sound: null, minutes: 1 },
  ],
}
const sit: MeditationSession = {
  id: '0198a1f0-0000-7000-8000-00000000000b',
  type: 'meditation',
  duration: 1,
  ambientSound: 'ocean',
  notes: null,
  interrupted: true,
  completedAt: '2026-01-05T20:15:00.000Z',
  time: '19:00',
  limbType: 'dhyana',
  afterFeeling: null,
  practiceDay: '2026-01-05',
}
const page = (...items: MeditationSession[]) => ({ items, nextCursor: null })
const answersOf = (meditation: NonNullable<FakeApi['meditation']>): FakeApi => ({
  journey: { settings: journeySettings() },
  meditation: { stats, list: page(sit), ...meditation },
})
const open = (meditation: NonNullable<FakeApi['meditation']>, { quiet = false, onSit = () => {} } = {}) =>
  renderScreen(<InsightsTab quiet={quiet} onSit={onSit} />, { api: answersOf(meditation) })
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

test('while the insights load, the tab claims nothing', () => {
  open({ stats: () => never() })
  expect(screen.queryByText('Your sits will be here')).toBeNull()
  expect(screen.queryByText('We couldn’t load your insights')).toBeNull()
})

test('insights that fail to load can be tried again', async () => {
  const view = open({ stats: breakDown() })
  expect(await screen.findByText('We couldn’t load your insights')).toBeTruthy()
  view.answer(answersOf({}))
  retry()
  expect(await screen.findByText('In the evening')).toBeTruthy()
})

test('without recent sits, the tab offers to sit now', async () => {
  const onSit = vi.fn()
  const view = open({ stats: { ...stats, recentSessions: 0, mindfulnessScore: null } }, { onSit })
  fireEvent.click(await screen.findByRole('button', { name: 'Sit now' }))
  expect(onSit).toHaveBeenCalledOnce()
  expect(screen.getByText('Not yet')).toBeTruthy()
  expect(screen.getByText('Your sits will be here')).toBeTruthy()
  expect(view.callsTo('meditation.list')).toHaveLength(0)
})

test('the best time needs three sits', async () => {
  open({ stats: { ...stats, recentSessions: 2, bestTime: null } })
  expect(await screen.findByText('We’ll show this after three sits.')).toBeTruthy()
})

test('counts have a singular form, and a sit without a sound is called silence', async () => {
  open({})
  expect(await screen.findByText('5 of your 8 sits in the last 90 days started then.')).toBeTruthy()
  for (const words of ['session', 'day', '2 hours', 'Silence']) {
    expect(screen.queryAllByText(words).length).toBe(words === '2 hours' ? 0 : 1)
  }
  expect(screen.getByText('120 minutes')).toBeTruthy()
})

test('the latest sits show when they started, their sound, and whether they ended early', async () => {
  open({})
  expect(await screen.findByText('Today, 19:00 · Ocean · ended early')).toBeTruthy()
})

test('if the latest sits fail to load, they can be tried again', async () => {
  const view = open({ list: breakDown() })
  expect(await screen.findByText('We couldn’t load your latest sits')).toBeTruthy()
  view.answer(answersOf({}))
  retry()
  expect(await screen.findByText(/Ocean/)).toBeTruthy()
})

test('quiet mode shows no counts', async () => {
  open({}, { quiet: true })
  expect(await screen.findByText('You sit most often at this time.')).toBeTruthy()
  expect(screen.getByText('Sounds you sit with')).toBeTruthy()
  for (const counted of ['Mindfulness score', 'Streak', '120 minutes']) expect(screen.queryByText(counted)).toBeNull()
})
