// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { achievementAhead, achievementEntry, journeySettings, journeyStats } from '#testing/journey.ts'
import { breakDown, type FakeApi, never, renderScreen } from '#testing/render-screen.tsx'
import { AchievementsTab } from './achievements-tab.tsx'

const stats = journeyStats({ achievementsAhead: [achievementAhead()] })
const answersOf = (journey: NonNullable<FakeApi['journey']>): FakeApi => ({
  journey: { settings: journeySettings(), stats, achievements: [achievementEntry()], ...journey },
})
const open = (journey: NonNullable<FakeApi['journey']> = {}, quiet = false) =>
  renderScreen(<AchievementsTab quiet={quiet} />, { api: answersOf(journey) })

const named = (name: string, id: number, isPlaced = true) =>
  achievementEntry({
    id: `0198f000-0000-7000-8000-${String(id).padStart(12, '0')}`,
    achievement: { ...achievementEntry().achievement, name },
    isPlaced,
  })

test('while the stones load, the tab claims nothing', () => {
  open({ achievements: () => never() })
  expect(screen.queryByText('No stones yet')).toBeNull()
})

test('without stones, the tab invites the member to their first practice', async () => {
  open({ achievements: [] })
  expect(await screen.findByText('No stones yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log a practice' })).toBeTruthy()
})

test('stones that fail to load can be tried again', async () => {
  const view = open({ achievements: breakDown() })
  expect(await screen.findByText('Failed to fetch achievements')).toBeTruthy()
  view.answer(answersOf({}))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Still water' })).toBeTruthy()
})

test('a stone shows its name, its rule, what earned it and when', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Still water' })).toBeTruthy()
  for (const words of ['Fifty sittings in dhyana', 'Dhyana, 30 minutes', 'Today', '1 laid this year']) {
    expect(await screen.findByText(words)).toBeTruthy()
  }
})

test('achievements ahead say how far away they are, with minutes given in hours', async () => {
  const hours = achievementAhead({
    id: '0198f000-0000-7000-8000-0000000000ab',
    measure: 'minutes',
    reached: 5184,
    requirement: 6000,
  })
  open({ stats: journeyStats({ achievementsAhead: [achievementAhead(), hours] }) })
  expect(await screen.findByText('38 of 50')).toBeTruthy()
  expect(screen.getByText('86.4 of 100')).toBeTruthy()
})

test('new stones are shown one at a time until they are placed, the earliest first', async () => {
  const view = open({
    achievements: [named('Later stone', 3, false), named('New stone', 2, false), named('Old stone', 1)],
    placeAchievement: null,
  })
  expect(await screen.findByRole('region', { name: 'A new stone' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'New stone', level: 2 })).toBeTruthy()
  expect(screen.getByText('A place is kept')).toBeTruthy()
  expect(screen.getByText(/^Dhyana, 30 minutes at 0?6:30, restless to calm\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Place it with the others' }))
  expect(await screen.findByRole('heading', { name: 'New stone', level: 3 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Later stone', level: 2 })).toBeTruthy()
  expect(document.activeElement?.id).toBe('stones')
  expect(view.callsTo('journey.placeAchievement')[0]?.url).toContain('000000000002/place')
})

test('a stone that couldn’t be placed is shown again', async () => {
  open({ achievements: [named('New stone', 2, false)], placeAchievement: breakDown() })
  fireEvent.click(await screen.findByRole('button', { name: 'Place it with the others' }))
  expect(await screen.findByText(/We couldn’t place this stone/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'New stone', level: 2 })).toBeTruthy()
})

test('the first nine stones are shown, and the rest on request', async () => {
  open({ achievements: Array.from({ length: 12 }, (_, index) => named(`Stone ${index}`, index)) })
  expect(await screen.findAllByRole('heading', { level: 3, name: /^Stone/ })).toHaveLength(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show all your stones' }))
  expect(screen.getAllByRole('heading', { level: 3, name: /^Stone/ })).toHaveLength(12)
})
