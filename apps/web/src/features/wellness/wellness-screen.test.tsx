// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aMessage } from '#lib/outbox/testing.ts'
import { setWaiting } from '#lib/outbox/waiting.ts'
import { journeySettings } from '#testing/journey.ts'
import { EverythingInView } from '#testing/in-view.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { aMood, aNight, wellnessInsights } from '#testing/wellness.ts'
import { WellnessScreen } from './wellness-screen.tsx'

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

const preferences = { weeklyGoal: 3, preferredPracticeTime: 'morning', difficultyLevel: 'beginner' } as const
const page = <T,>(...items: T[]) => ({ items, nextCursor: null })

function open(
  tab: 'Mood' | 'Sleep' | 'Insights' | 'Preferences',
  wellness: FakeApi['wellness'] = {},
  more: FakeApi = {},
) {
  const api: FakeApi = {
    wellness: { moods: page(), nights: page(), preferences, ...wellness },
    insight: { wellness: wellnessInsights() },
    ...more,
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const view = renderScreen(<WellnessScreen />, { api })
  fireEvent.click(screen.getByRole('tab', { name: tab }))
  return view
}

test('the page opens on Mood with the four tabs', async () => {
  open('Mood')
  expect(screen.getByRole('heading', { level: 1, name: 'Wellness Tracking' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mood', 'Sleep', 'Insights', 'Preferences'])
  expect(screen.getByRole('tab', { name: 'Mood' }).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByText('No mood entries yet. Start tracking your mood above!')).toBeTruthy()
})

test.each(['Sleep', 'Insights', 'Preferences'])('the address can name the tab %s', async (name) => {
  const api: FakeApi = {
    wellness: { moods: page(), nights: page(), preferences },
    insight: { wellness: wellnessInsights() },
  }
  renderScreen(<WellnessScreen />, { api, path: `/?tab=${name.toLowerCase()}` })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
  fireEvent.click(screen.getByRole('tab', { name: 'Mood' }))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mood'))
})

test('the recent moods show mood, time and energy, or say that there is no energy', async () => {
  open('Mood', { moods: page(aMood({ notes: 'Rain.' }), aMood({ id: aNight().id, mood: 'sad', energyGiven: false })) })
  const list = await screen.findByRole('list')
  const [calm, sad] = within(list).getAllByRole('listitem')
  expect(calm?.textContent).toMatch(/^CalmMon,? 5 Jan, 13:21Rain\.6\/10$/)
  expect(sad?.textContent).toContain('No energy noted')
})

test('moods that can’t be loaded can be tried again', async () => {
  const view = open('Mood', { moods: breakDown() })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  view.answer({ wellness: { moods: page(aMood()) } })
  fireEvent.click(retry)
  expect(await screen.findByText('6/10')).toBeTruthy()
})

test('a mood that can’t be saved stays in the form', async () => {
  const view = open('Mood', { logMood: breakDown() })
  fireEvent.click(screen.getByRole('button', { name: 'Save Mood Entry' }))
  expect(await screen.findByText('Please select a mood')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Happy' }))
  expect(screen.queryByText('Please select a mood')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save Mood Entry' }))
  expect(await screen.findByText('Failed to save mood entry')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Happy' })).toHaveProperty('checked', true)
  expect(view.callsTo('wellness.logMood')[0]?.body).toMatchObject({ mood: 'happy', energy: 5 })
})

test('an edit that doesn’t touch the energy leaves it empty', async () => {
  const entry = aMood({ energy: 5, energyGiven: false })
  const view = open('Mood', { moods: page(entry), editMood: entry })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: /^Edit Calm/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Peaceful' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(view.callsTo('wellness.editMood').map(({ body }) => body)).toEqual([
      { version: 1, mood: 'peaceful', notes: '' },
    ]),
  )
})

test('a deleted mood keeps its place and can be restored', async () => {
  const view = open('Mood', { moods: page(aMood()), removeMood: null, restoreMood: aMood() })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: /^Delete Calm/ }))
  expect(await screen.findByText('Deleted')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Undo delete: Calm/ }))
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  expect(view.callsTo('wellness.restoreMood')).toHaveLength(1)
})

test('after three low days the Mood tab offers the helplines, until the line is dismissed', async () => {
  const view = open('Mood', { dismissHelp: null }, { insight: { wellness: wellnessInsights({ offersHelp: true }) } })
  expect((await screen.findByRole('link', { name: 'Find someone to talk to' })).getAttribute('href')).toBe('/help-now')
  fireEvent.click(screen.getByRole('button', { name: 'Hide this for 30 days' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Find someone to talk to' })).toBeNull())
  expect(view.callsTo('wellness.dismissHelp')).toHaveLength(1)
})

const twoPairs: [number, number][] = [
  [0, 3],
  [30, 7],
]

const filled = wellnessInsights({
  moodDays: [{ day: '2026-01-05', mood: 'calm', energy: 6, entries: 2 }],
  nights: [{ date: '2026-01-05', quality: 7, duration: null, bedtime: null, wakeTime: null }],
  recentMoods: [{ mood: 'calm', entries: 2 }],
  energy: { mean: 6, days: 1 },
  sleepQuality: { mean: 7, days: 1 },
  links: wellnessInsights().links.map((link) => {
    if (link.id !== 'minutes-energy') return Object.assign(link, { pairedDays: 5 })
    return Object.assign(link, { pairedDays: 35, verdict: 'more', interval: { low: 0.15, high: 0.6 }, pairs: twoPairs })
  }),
})

test('insights without data say so', async () => {
  open('Insights')
  expect(await screen.findByText('Not enough data for insights yet. Keep tracking!')).toBeTruthy()
})

test('insights that can’t be loaded can be tried again', async () => {
  const view = open('Insights', {}, { insight: { wellness: breakDown() } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  view.answer({ insight: { wellness: filled } })
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Associated with' })).toBeTruthy()
})

test('insights show daily averages, links with their number of days, and every picture also as a table', async () => {
  open('Insights', {}, { insight: { wellness: filled } })
  expect(await screen.findByText('Days with more practice tend to go with more energy (35 days).')).toBeTruthy()
  expect(
    screen.getByText(/The likely range: from slightly more to much more. Something else may explain both/),
  ).toBeTruthy()
  expect(screen.getAllByText('5/8 days')).toHaveLength(5)
  expect(screen.getByText('No duration data')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '6.0 / 10, over 1 day' })).toBeTruthy()
  const calm = screen.getByRole('button', { name: /^Calm/ })
  expect(calm.textContent).toBe('Calm1')
  fireEvent.click(calm)
  expect(calm.getAttribute('aria-pressed')).toBe('true')
  for (const toggle of screen.getAllByRole('button', { name: 'Show as table' })) fireEvent.click(toggle)
  expect(screen.getAllByRole('table')).toHaveLength(3)
  expect(document.body.textContent).not.toMatch(/caus/)
})

function tables() {
  for (const toggle of screen.queryAllByRole('button', { name: 'Show as table' })) fireEvent.click(toggle)
  return screen.getAllByRole('table').map((table) => table.querySelector('th')?.textContent)
}

test('the pictures can be shown by week and for the year, and each has its table', async () => {
  open('Insights', {}, { insight: { wellness: filled } })
  const [weather, sleep] = await screen.findAllByRole('radiogroup', { name: 'Range' })
  expect(tables()).toEqual(['Days', 'Month', 'Night to'])
  fireEvent.click(within(weather as HTMLElement).getByRole('radio', { name: '8 weeks' }))
  fireEvent.click(within(sleep as HTMLElement).getByRole('radio', { name: 'Year' }))
  expect(tables()).toEqual(['Days', 'Week from', 'Month'])
})

test.each([
  ['too-early', 'Too early to tell whether practice and energy go together (35 days).'],
  ['less', 'Days with more practice tend to go with less energy (35 days).'],
  ['withheld', 'There’s too little variety in your minutes or your energy to compare them yet (35 days).'],
] as const)('a link that is %s says so', async (verdict, words) => {
  const links = structuredClone(filled.links).map((link) => {
    return link.pairedDays === 35 ? Object.assign(link, { verdict }) : link
  })
  open('Insights', {}, { insight: { wellness: { ...filled, links } } })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByText(/Something else may explain both/)).toHaveLength(verdict === 'less' ? 1 : 0)
})

test('practice comes first, then links with an answer; links without one are folded into one line', async () => {
  const insight = { wellness: filled }
  renderScreen(<WellnessScreen practice={<h2>What practice turns into</h2>} />, {
    api: { insight },
    path: '/?tab=insights',
  })
  await screen.findByRole('heading', { name: 'Associated with' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Wellness Tracking',
    'What practice turns into',
    'Associated with',
    'Practice and energy',
    '5 more: too early to tell',
    'Your inner weather',
    'Mood Patterns',
    'Sleep Insights',
    'More to look at',
  ])
})

const pairsOf = (minutes: number, ...values: number[]) => values.map((value): [number, number] => [minutes, value])

test.each([
  ['days with practice and without', 0, ['With practice: 75%', 'Without: 25%']],
  ['days with more practice and with less', 10, ['Days with more practice: 75%', 'Days with less: 25%']],
])('one mood a day makes two shares instead of dots: %s', async (_, fewest, names) => {
  const pairs = [...pairsOf(30, 1, 1, 1, 0), ...pairsOf(fewest, 0, 0, 1, 0)]
  const links = structuredClone(filled.links).map((link) =>
    link.id === 'minutes-mood' ? Object.assign(link, { pairedDays: 8, verdict: 'more' as const, pairs }) : link,
  )
  open('Insights', {}, { insight: { wellness: { ...filled, links } } })
  for (const name of names) expect(await screen.findByRole('progressbar', { name })).toBeTruthy()
})

test('quiet mode shows no counts or averages', async () => {
  open('Insights', {}, { insight: { wellness: filled }, journey: { settings: journeySettings({ quietMode: true }) } })
  expect(await screen.findByRole('heading', { name: 'Mood Patterns' })).toBeTruthy()
  expect(screen.queryByText('Average energy')).toBeNull()
  expect(screen.queryByText('Average quality')).toBeNull()
  expect(screen.getByRole('button', { name: /^Calm/ }).textContent).toBe('Calm')
})

test('a preference is saved at once; if that fails, the old one returns and it can be tried again', async () => {
  const view = open('Preferences', {
    changePreferences: ({ body }) => ({ ...preferences, ...body }) as typeof preferences,
  })
  fireEvent.click(await screen.findByRole('radio', { name: 'Daily practice' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  view.answer({ wellness: { changePreferences: breakDown() } })
  fireEvent.click(screen.getByRole('radio', { name: 'Evening' }))
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Morning' })).toHaveProperty('checked', true)
  view.answer({ wellness: { changePreferences: { ...preferences, preferredPracticeTime: 'evening' } } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Evening' })).toHaveProperty('checked', true))
  expect(view.callsTo('wellness.changePreferences').map(({ body }) => body)).toEqual([
    { weeklyGoal: 7 },
    { preferredPracticeTime: 'evening' },
    { preferredPracticeTime: 'evening' },
  ])
})

test.each([
  ['Sleep', { nights: breakDown() }, 'We couldn’t load your nights'],
  ['Preferences', { preferences: breakDown() }, 'We couldn’t load your preferences'],
] as const)('%s that can’t be loaded can be tried again', async (tab, failing, words) => {
  const view = open(tab, failing)
  expect(await screen.findByText(words)).toBeTruthy()
  view.answer({ wellness: { nights: page(aNight()), preferences } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

test('preferences lead to quiet mode and say whether it is on', async () => {
  open('Preferences')
  const link = await screen.findByRole('link', { name: 'Quiet mode Off' })
  expect(link.getAttribute('href')).toBe('/settings/practice')
  fireEvent.click(screen.getByRole('tab', { name: 'Mood' }))
})

test('moods and nights can be downloaded', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:entries')
  const view = open('Preferences', {}, { portability: { moodCsv: 'Mood\r\n', sleepCsv: breakDown() } })
  fireEvent.click(await screen.findByRole('button', { name: 'Download moods as CSV' }))
  expect(await screen.findByText('Export successful!')).toBeTruthy()
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('mood-entries.csv')
  fireEvent.click(screen.getByRole('button', { name: 'Download sleep as CSV' }))
  expect(await screen.findByText('Unable to export data. Please try again.')).toBeTruthy()
  expect(view.callsTo('portability.sleepCsv')).toHaveLength(1)
  vi.restoreAllMocks()
})

test('moods and nights that wait to be sent are in their lists, and say so', async () => {
  open('Mood', { moods: page(aMood()), nights: page(aNight()) })
  await screen.findByText('6/10')
  const mood = aMessage({ subject: 'a', body: { mood: 'sad', energy: 3 } })
  const night = aMessage({ kind: 'sleep', subject: 'b', body: { date: '2026-03-10', quality: 8 } })
  act(() =>
    setWaiting(
      mira.id,
      [mood, night].map((message, index) => ({ key: index + 1, message })),
    ),
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Sad.*waits to be sent3\/10$/)
  expect(second?.textContent).not.toContain('waits')
  fireEvent.click(screen.getByRole('tab', { name: 'Sleep' }))
  const [latest] = await screen.findAllByRole('listitem')
  expect(latest?.textContent).toMatch(/10 Mar.*waits to be sent$/)
  act(() => setWaiting(mira.id, []))
})
