// @vitest-environment happy-dom
import type { JourneyStats } from '@sadhana/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings, journeyStats } from '#testing/journey.ts'
import { type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { wholeText } from '#testing/whole-text.ts'
import { StreaksTab } from './streaks-tab.tsx'

const open = (journey: NonNullable<FakeApi['journey']> = {}, quiet = false) =>
  renderScreen(<StreaksTab quiet={quiet} />, {
    api: { journey: { settings: journeySettings(), stats: journeyStats(), ...journey } },
  })

test('the run is shown with the longest one and with its first day', async () => {
  open()
  expect(await screen.findByText('Current streak')).toBeTruthy()
  expect(screen.getByText(wholeText('12 days'))).toBeTruthy()
  expect(screen.getByText('31 days')).toBeTruthy()
  expect(screen.getByText('25 December')).toBeTruthy()
})

test('the week runs from Monday to Sunday and shows a count, not a goal', async () => {
  const week = journeyStats().week.map(({ day, sessions }, index) => ({
    day,
    sessions,
    minutes: index === 0 || index === 2 ? 25 : 0,
    kind: (['practised', 'rest', 'practised', 'paused', 'empty', 'empty', 'empty'] as const)[index] ?? 'empty',
  }))
  open({ stats: journeyStats({ week, today: '2026-01-09' }) })
  const strip = await screen.findByRole('list', { name: 'This week' })
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '25Mon: 25 minutes',
    'Tue: rest day',
    '25Wed: 25 minutes',
    'Thu: paused',
    'Today: still to come',
    'Sat: still to come',
    'Sun: still to come',
  ])
  expect(screen.getByText('2 of 7 days, 29%')).toBeTruthy()
  expect(screen.getByText(/The moon is a rest day/)).toBeTruthy()
})

test('after a break, the first panel says what the member still has', async () => {
  open({ stats: journeyStats({ currentStreak: 0, streakStart: null }) })
  expect(await screen.findByText('What stays')).toBeTruthy()
  expect(screen.getByText(wholeText('192 days of practice'))).toBeTruthy()
  expect(screen.getByText('31 days')).toBeTruthy()
  expect(screen.getByText('82 of 100')).toBeTruthy()
  expect(screen.getByText(/All of it is still yours/)).toBeTruthy()
  expect(screen.queryByText('Current streak')).toBeNull()
})

test('before the first practice, the page invites the member to one', async () => {
  open({ stats: journeyStats({ currentStreak: 0, practiceDays: 0, longestStreak: 0, totalSessions: 0, year: [] }) })
  expect(await screen.findByText('Your first day')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log a practice' }).getAttribute('href')).toBe('/?tab=practice')
  const consistency = screen.getByRole('region', { name: 'Consistency' })
  expect(consistency.textContent).toContain('Starts with your first practice')
  expect(consistency.querySelector('.stat-panels-number')).toBeNull()
})

test('the legend explains only the marks that the week has', async () => {
  const [monday, tuesday, ...others] = journeyStats().week
  const without = { sessions: 0, minutes: 0 }
  const week: JourneyStats['week'] = [
    { ...monday!, ...without, kind: 'travel' },
    { ...tuesday!, ...without, kind: 'paused' },
    ...others,
  ]
  open({ stats: journeyStats({ week }) })
  expect(await screen.findByText(/An arrow is a day of travel/)).toBeTruthy()
  expect(screen.getByText(/Two bars are a paused day/)).toBeTruthy()
})

test('rest days say how many are in hand and how the next is earned', async () => {
  open()
  expect(await screen.findByText('1 of 2 held')).toBeTruthy()
  expect(screen.getByText('2 more days to the next.')).toBeTruthy()
})

test('with two rest days in hand, no further one is promised', async () => {
  open({ stats: journeyStats({ restDays: 2 }) })
  expect(await screen.findByText('You hold as many as you can.')).toBeTruthy()
})

test('a running pause is shown as the server has it', async () => {
  const pauses = [{ id: '0198a1f0-0000-7000-8000-0000000000a1', firstDay: '2026-01-04', lastDay: '2026-01-12' }]
  open({ settings: journeySettings({ pauses }) })
  expect(await screen.findByText(/on a pause until 12 January/)).toBeTruthy()
})

test('the level says how far away the next one is, and how experience is earned', async () => {
  open()
  const bar = await screen.findByRole('progressbar', { name: 'Experience towards level 72' })
  expect(bar.getAttribute('value')).toBe('62')
  expect(screen.getByText('62 of 100 to level 72')).toBeTruthy()
  expect(screen.getByText('7,062 experience')).toBeTruthy()
})

test('quiet mode can be turned on from here', async () => {
  const view = open({ changeSettings: journeySettings({ quietMode: true }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on quiet mode' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings').map(({ body }) => body)).toEqual([{ quietMode: true }])
})

test('quiet mode keeps the week and the year, without numbers', async () => {
  open({}, true)
  const strip = await screen.findByRole('list', { name: 'This week' })
  expect(strip.textContent).not.toMatch(/\d/)
  expect(screen.getByText('Every larger dot is a day you practised.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pause for illness or travel' })).toBeTruthy()
})
