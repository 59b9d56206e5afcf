// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { achievementAhead, achievementEntry, journeySettings, journeyStats } from '#testing/journey.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { ProgressTab } from './progress-tab.tsx'

const stats = journeyStats({ achievementsAhead: [achievementAhead()] })
const answersOf = (journey: NonNullable<FakeApi['journey']>): FakeApi => ({
  journey: { settings: journeySettings(), stats, achievements: [achievementEntry()], ...journey },
})
const open = (journey: NonNullable<FakeApi['journey']> = {}, quiet = false) =>
  renderScreen(<ProgressTab quiet={quiet} />, { api: answersOf(journey) })

test('the bar shows experience modulo 100, and the latest practices show where it came from', async () => {
  open()
  const bar = await screen.findByRole('progressbar', { name: 'Experience towards level 72' })
  expect(bar.getAttribute('value')).toBe('62')
  expect(screen.getByText('Dhyana, 25 min, first of the day')).toBeTruthy()
  expect(screen.getByText('25 + 10')).toBeTruthy()
  expect(screen.getByText('35')).toBeTruthy()
})

test('the path shows what is ahead, today, and this year’s stones', async () => {
  open({
    achievements: [
      achievementEntry(),
      achievementEntry({ id: stats.recentExperience[0]?.id ?? '', practiceDay: '2025-12-31' }),
    ],
  })
  expect(await screen.findByText('Still water')).toBeTruthy()
  expect(screen.getByText('Deep tides')).toBeTruthy()
  expect(screen.getByText('Level 71')).toBeTruthy()
  expect(screen.getByText('12 days in a row')).toBeTruthy()
})

test('after a break, today’s entry counts days of practice instead of a run', async () => {
  open({ stats: journeyStats({ currentStreak: 0 }) })
  expect(await screen.findByText('192 days of practice in all')).toBeTruthy()
})

test('if the stones fail to load, the rest is shown, and they can be tried again', async () => {
  const view = open({ achievements: breakDown() })
  expect(await screen.findByText('Failed to fetch achievements')).toBeTruthy()
  expect(screen.getByText('Level 71')).toBeTruthy()
  view.answer(answersOf({}))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still water')).toBeTruthy()
})

test('in quiet mode the numbers are hidden, and can be shown again', async () => {
  const view = open({ changeSettings: journeySettings() }, true)
  expect(await screen.findByText('The numbers are resting')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(view.callsTo('journey.achievements')).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'Turn off quiet mode' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings').map(({ body }) => body)).toEqual([{ quietMode: false }])
})
