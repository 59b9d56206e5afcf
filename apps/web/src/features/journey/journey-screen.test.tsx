// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings, journeyStats } from '#testing/journey.ts'
import { breakDown, never, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { JourneyScreen } from './journey-screen.tsx'

const api = (journey: NonNullable<FakeApi['journey']> = {}): FakeApi => ({
  journey: { settings: journeySettings(), stats: journeyStats(), ...journey },
})

test('JRN-01 the page has six tabs and opens on streaks', async () => {
  renderScreen(<JourneyScreen />, { api: api() })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Streaks',
    'Achievements',
    'Challenges',
    'Buddies',
    'Learning',
    'Progress',
  ])
  expect(screen.getByRole('tab', { name: 'Streaks', selected: true })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
})

const unanswered: [what: string, NonNullable<FakeApi['journey']>][] = [
  ['the stats', { stats: () => never() }],
  ['the settings', { settings: () => never() }],
]

test.each(unanswered)('until %s load, the page shows a skeleton', async (_what, journey) => {
  renderScreen(<JourneyScreen />, { api: api(journey) })
  await expect.poll(() => document.querySelectorAll('.panel')).toHaveLength(2)
  for (const panel of document.querySelectorAll('.panel')) expect(panel.querySelector('.skeleton')).toBeTruthy()
})

test('stats that fail to load can be tried again', async () => {
  const view = renderScreen(<JourneyScreen />, { api: api({ stats: breakDown() }) })
  expect(await screen.findByText('Failed to fetch game stats')).toBeTruthy()
  view.answer(api())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
})
