// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { achievementAhead, achievementEntry, journeySettings, journeyStats } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'

const page = <Item,>(...items: Item[]) => ({ items, nextCursor: null })
const stats = journeyStats({ achievementsAhead: [achievementAhead()] })
const counted = achievementEntry({
  achievement: { ...achievementEntry().achievement, name: 'Ten hours', isCount: true },
})

const answersOf = (quietMode: boolean): FakeApi => ({
  journey: { settings: journeySettings({ quietMode }), stats, achievements: [achievementEntry(), counted] },
  insight: {
    analytics: {
      limbDistribution: { dhyana: 7 },
      recentSessions: [aPractice()],
      totalSessions: 240,
      currentStreak: 12,
      favoriteLimb: 'dhyana',
      weeklyTotal: 4,
      totalHours: 86.4,
      totalMinutes: 5184,
      restDays: 1,
      today: '2026-01-05',
      daily: stats.week,
      feelingChanges: [],
    },
  },
  meditation: {
    stats: {
      weekSessions: 3,
      weekMinutes: 45,
      currentStreak: 12,
      mindfulnessScore: 82,
      recentSessions: 8,
      bestTime: { timeOfDay: 'evening', sessions: 5 },
      minutesBySound: [{ sound: 'rain', minutes: 120 }],
    },
    list: page(),
  },
  practice: { list: page(aPractice()), usual: [] },
})

/** Everything that is shown or spoken, panel by panel. */
function spokenIn(panel: Element): string {
  const names = [panel, ...panel.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'aria-valuenow', 'aria-valuetext', 'aria-description', 'title', 'alt', 'value'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  )
  return [panel.textContent, ...names].join(' ')
}

/** A figure beside a streak, a level or experience, wherever it stands in the panel. */
const figures = () =>
  [...document.querySelectorAll('main .panel, main header, main h1')]
    .map(spokenIn)
    .filter((text) => /streak|level|experience/i.test(text) && /\d/.test(text))

/** The settings are left out: goal and length of a pause are figures that the member chooses there. */
const walk = [
  ['/gamification', 'This week'],
  ['/gamification?tab=achievements', 'Your stones'],
  ['/gamification?tab=progress', '2026, day by day'],
  ['/', 'Recent sessions'],
  ['/meditation', 'Start'],
  ['/sessions', 'All my sessions'],
] as const

async function open(path: string, shown: string, quietMode: boolean) {
  renderScreen(<RouteTable routes={memberRoutes} />, { api: answersOf(quietMode), path, user: mira })
  await screen.findAllByText(shown)
}

test.each(walk)('in quiet mode, %s shows no figure beside a streak, a level or experience', async (path, shown) => {
  await open(path, shown, true)
  expect(figures()).toEqual([])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the walk would find them: without quiet mode there are some', async () => {
  await open('/gamification', 'This week', false)
  expect(figures().length).toBeGreaterThan(1)
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test('a stone whose name is a figure waits for the figures to come back', async () => {
  await open('/gamification?tab=achievements', 'Your stones', true)
  expect(screen.getByText('Still water')).toBeTruthy()
  expect(screen.queryByText('Ten hours')).toBeNull()
  expect(screen.queryByText(/laid this year/)).toBeNull()
  expect(screen.queryByText('38 of 50')).toBeNull()
})
