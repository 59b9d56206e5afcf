// @vitest-environment happy-dom
import type { Comparison } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { rangeFigures } from '#testing/insight.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { CompareScreen } from './compare-screen.tsx'

/** Sets the reader's date to 5 January 2026. */
const comparison: Comparison = {
  first: rangeFigures({ from: '2025-07-01', to: '2025-09-30', sleepQuality: { mean: 6.4, days: 40 } }),
  second: rangeFigures({ practiceDays: 66, middleMinutes: 20, minutes: 1_626, endedCalm: { sessions: 53, of: 79 } }),
  tags: [],
}
const open = (answer: NonNullable<FakeApi['insight']>['compare'] = comparison, more: FakeApi = {}, path = '/') =>
  renderScreen(<CompareScreen />, { api: { insight: { compare: answer }, ...more }, path })

const rowNamed = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

test('both ranges are shown side by side, and sparse data is pointed out', async () => {
  open()
  expect(await screen.findByText('October to December 2025 had shorter practices, on more days.')).toBeTruthy()
  expect(screen.getByText('of 92 in each')).toBeTruthy()
  expect(rowNamed('Practice days').getByText('66 days')).toBeTruthy()
  expect(rowNamed('Total time').getByText('28.4 h')).toBeTruthy()
  expect(rowNamed('Ended calm or peaceful').getByText('53 of 79')).toBeTruthy()
  expect(screen.getByText('mean of days; 40 and 71 nights')).toBeTruthy()
  expect(screen.getByText(/The first range has only 40 nights with sleep/)).toBeTruthy()
})

test('choosing another range loads it and puts it in the address', async () => {
  const { calls } = open(comparison, {}, '/?first=2025-11-01..2025-11-30&second=nonsense')
  await screen.findByText('Practice days')
  expect(calls.at(-1)?.url).toMatch(/firstFrom=2025-11-01&firstTo=2025-11-30&secondFrom=2025-10-01&secondTo=2025-12-31/)
  fireEvent.change(screen.getByLabelText('Second'), { target: { value: '2025-12-01..2025-12-31' } })
  await waitFor(() => expect(calls.at(-1)?.url).toMatch(/secondFrom=2025-12-01&secondTo=2025-12-31/))
})

test('custom dates are used once they make a range', async () => {
  const { calls } = open()
  await screen.findByText('Practice days')
  fireEvent.change(screen.getByLabelText('First'), { target: { value: '' } })
  const before = calls.length
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-12-24' } })
  expect(screen.getByText(/Please choose a last day after the first/)).toBeTruthy()
  expect(calls).toHaveLength(before)
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-02' } })
  await waitFor(() => expect(calls.at(-1)?.url).toMatch(/firstFrom=2025-12-24&firstTo=2026-01-02/))
  expect(screen.queryByText(/Please choose a last day/)).toBeNull()
})

test('quiet mode keeps the bars and the words, without numbers', async () => {
  open(comparison, { journey: { settings: journeySettings({ quietMode: true }) } })
  expect(await screen.findByText('Practice days')).toBeTruthy()
  expect(rowNamed('Middle length').getByText('less')).toBeTruthy()
  const figures = document.querySelector('.compare-rows')?.textContent.replaceAll(/\b2025\b/g, '')
  expect(figures).not.toMatch(/\d/)
  expect(screen.getByText(/There are few nights with sleep/)).toBeTruthy()
})

test('members without access see how to get it', async () => {
  open(refuse('giving.not_included'))
  expect(await screen.findByRole('heading', { name: 'Any two stretches, side by side.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See how giving works' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByLabelText('First')).toBeNull()
})

test('a failure is shown and can be tried again', async () => {
  const { answer } = open(breakDown())
  expect(await screen.findByText('We couldn’t compare the two ranges')).toBeTruthy()
  answer({ insight: { compare: comparison } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Practice days')).toBeTruthy()
})

test('with early access limbs are compared too, without minutes in quiet mode', async () => {
  const early: Comparison = {
    first: rangeFigures({ minutesByLimb: { dhyana: 300, asana: 40 } }),
    second: rangeFigures({ minutesByLimb: { dhyana: 60 } }),
    tags: [],
  }
  const { answer } = open(early)
  expect(await screen.findByRole('heading', { name: 'By limb Early' })).toBeTruthy()
  expect(rowNamed('Dhyana').getByText('5.0 h')).toBeTruthy()
  expect(rowNamed('Asana').getByText('40 min')).toBeTruthy()
  answer({ journey: { settings: journeySettings({ quietMode: true }) } })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(rowNamed('Dhyana').queryByText('5.0 h')).toBeNull())
})

test('tags are compared as a share of each range, in quiet mode without counts', async () => {
  const tagged: Comparison = {
    ...comparison,
    first: { ...comparison.first, sessions: 20 },
    second: { ...comparison.second, sessions: 40 },
    tags: [{ tag: 'yin', first: 5, second: 10 }],
  }
  const { answer } = open(tagged)
  expect(await screen.findByRole('heading', { name: 'By tag' })).toBeTruthy()
  expect(rowNamed('yin').getByText('5 of 20')).toBeTruthy()
  expect(rowNamed('yin').getByText('10 of 40')).toBeTruthy()
  const widths = Array.from(
    screen.getByText('yin').closest('li')?.querySelectorAll('i') ?? [],
    (bar) => bar.style.width,
  )
  expect(widths).toEqual(['25%', '25%'])
  answer({ journey: { settings: journeySettings({ quietMode: true }) } })
  await queryClient.invalidateQueries()
  await waitFor(() => expect(rowNamed('yin').queryByText('5 of 20')).toBeNull())
})
