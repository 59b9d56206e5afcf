// @vitest-environment happy-dom
import { recommendationsStaleMs, type Recommendation } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { RecommendationsPanel } from './recommendations-panel.tsx'
import { recommendationsQuery } from './recommendations.queries.ts'

const pranayama: Recommendation = {
  limbType: 'pranayama',
  intensity: 'gentle',
  duration: 15,
  timeOfDay: 'night',
  focus: 'lengthen the out-breath',
  eyes: 'closed',
  holdsBreath: false,
  reason: '3 of your 4 night sessions of pranayama in the last 30 days ended calm.',
  quietReason: 'Your night sessions of pranayama have mostly ended calm.',
  confidence: 0.33,
  count: 4,
  isStarter: false,
  evidence: [
    { date: '2026-01-04', time: '21:10', before: 'tired', after: 'calm' },
    { date: '2026-01-02', time: '22:45', before: null, after: 'calm' },
    { date: '2026-01-01', time: '21:30', before: 'tired', after: 'calm' },
    { date: '2025-12-30', time: '21:50', before: 'tired', after: 'centered', isHard: true },
  ],
}
const dhyana: Recommendation = {
  ...pranayama,
  limbType: 'dhyana',
  reason: 'None of your 21 sessions in the last 30 days was dhyana.',
  quietReason: 'You’ve seldom visited dhyana lately.',
  count: 21,
  evidence: [],
}
const starter: Recommendation = { ...dhyana, isStarter: true, duration: 5, count: 0, confidence: 0 }

const open = (recommendation: FakeApi['recommendation'] = {}, quiet = false) =>
  renderScreen(<RecommendationsPanel quiet={quiet} pathFor={({ limbType }) => `/do/${limbType}`} />, {
    api: { recommendation: { list: [pranayama, dhyana], ...recommendation } },
  })
const card = (name: RegExp) =>
  screen.findByRole('heading', { level: 3, name }).then((heading) => heading.closest('li')!)

test('each suggestion says what to do, why, how sure we are, and where to do it', async () => {
  open()
  const first = within(await card(/^Pranayama ?, 15 minutes tonight$/))
  expect(first.getByText('Gentle · lengthen the out-breath · eyes closed')).toBeTruthy()
  expect((await card(/^Pranayama/)).querySelector('.recommendation-reason')?.textContent).toBe(pranayama.reason)
  expect(first.getByText('Evidence: early sign')).toBeTruthy()
  expect(first.getByRole('link', { name: 'Do this: Pranayama' }).getAttribute('href')).toBe('/do/pranayama')
  expect(within(await card(/^Dhyana/)).getByText('Evidence: steady')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'For you, today' })).toBeTruthy()
  expect(screen.queryByText(/0\.33|33/)).toBeNull()
})

test('a reason shows as many sessions as it counts', async () => {
  open()
  const first = within(await card(/^Pranayama/))
  expect(first.getByText('The 4 sessions behind this')).toBeTruthy()
  const rows = first.getAllByRole('listitem', { hidden: true })
  expect(rows).toHaveLength(4)
  expect(rows.map((row) => row.querySelector('.feeling-flow')?.textContent)).toEqual([
    'tiredcalm',
    'not loggedcalm',
    'tiredcalm',
    'tiredcenteredand hard',
  ])
  expect(within(await card(/^Dhyana/)).queryByText(/behind this/)).toBeNull()
})

test('quiet mode hides the numbers in a reason, and how sure it is', async () => {
  open({}, true)
  const first = await card(/^Pranayama/)
  expect(first.textContent).toContain('Your night sessions of pranayama have mostly ended calm.')
  expect(first.textContent).not.toMatch(/of your|Evidence|behind this/)
  expect(screen.getByRole('region').textContent).not.toMatch(/\d+ (sessions|days)/)
})

test('in gentle days the panel says so, and what holds the breath would too', async () => {
  const held = { ...dhyana, eyes: 'open', holdsBreath: true } as const
  const gentleDays = { state: 'gentle', firstDay: '2026-01-01', lastDay: '2026-01-14' } as const
  const view = open({ list: [held] })
  view.answer({ journey: { settings: journeySettings({ gentleDays }) } })
  await queryClient.invalidateQueries()
  expect(await screen.findByText('Gentle days')).toBeTruthy()
  expect(screen.queryByText('From your last 30 days')).toBeNull()
  expect(screen.getByText('Gentle · lengthen the out-breath · eyes open · holds the breath')).toBeTruthy()
})

test('the starter set is marked as such, in plain words', async () => {
  open({ list: [starter] })
  expect(await screen.findByRole('heading', { level: 3, name: 'Sit, 5 minutes' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'To begin with' })).toBeTruthy()
  expect(screen.getByText('Not from your log yet')).toBeTruthy()
  expect(screen.getByText(/From your fifth session on/)).toBeTruthy()
  expect(screen.queryByText(starter.reason)).toBeNull()
})

test('“Not today” hides a suggestion until tomorrow, and Undo restores it', async () => {
  let items = [pranayama, dhyana]
  const view = open({
    list: () => items,
    hide: () => {
      items = [dhyana]
      return null
    },
    show: () => {
      items = [pranayama, dhyana]
      return null
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Not today: Pranayama' }))
  expect(await screen.findByText('We’ll leave Pranayama out until tomorrow')).toBeTruthy()
  expect(view.callsTo('recommendation.hide')).toMatchObject([
    { body: { for: 'today' }, url: '/api/recommendations/pranayama/hidden' },
  ])
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Pranayama/ })).toBeNull())
  expect(document.activeElement?.id).toBe('recommendations')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card(/^Pranayama/)).toBeTruthy()
})

test('“Not for me”, in the menu, hides a suggestion for 30 days', async () => {
  const view = open({ hide: null })
  const more = await screen.findByRole('button', { name: 'More about Dhyana' })
  fireEvent.click(more)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Not for me' }))
  expect(await screen.findByText('We’ll leave Dhyana out for 30 days')).toBeTruthy()
  expect(view.callsTo('recommendation.hide')[0]).toMatchObject({ body: { for: 'month' } })
})

test('a suggestion that can’t be hidden stays, and the failure is shown', async () => {
  open({ hide: breakDown() })
  fireEvent.click(await screen.findByRole('button', { name: 'Not today: Pranayama' }))
  expect(await screen.findByText('We couldn’t hide this suggestion')).toBeTruthy()
  expect(await card(/^Pranayama/)).toBeTruthy()
})

test('an empty list says so', async () => {
  open({ list: [] })
  expect(await screen.findByText('No recommendations available')).toBeTruthy()
})

test('while suggestions load there are skeletons; if loading fails, it can be tried again', async () => {
  const view = open({ list: () => never() })
  expect(screen.getByText('Loading...')).toBeTruthy()
  view.unmount()
  queryClient.clear()
  const again = open({ list: breakDown() })
  expect(await screen.findByText('Failed to fetch recommendations')).toBeTruthy()
  again.answer({ recommendation: { list: [dhyana] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card(/^Dhyana/)).toBeTruthy()
})

test('suggestions are loaded again after five minutes, not earlier', () => {
  expect(recommendationsQuery.staleTime).toBe(recommendationsStaleMs)
  expect(recommendationsStaleMs).toBe(300_000)
})
