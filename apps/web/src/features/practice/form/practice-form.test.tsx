// @vitest-environment happy-dom
import type { JourneySettings } from '@sadhana/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { journeySettings } from '#testing/journey.ts'
import { PracticeForm } from './practice-form.tsx'

const settings = journeySettings()

const know = (changes: Partial<JourneySettings> = {}) =>
  queryClient.setQueryData(journeySettingsQuery.queryKey, { ...settings, now: new Date().toISOString(), ...changes })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(settings.now) })
  know()
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

function openForm() {
  cleanup()
  render(
    <QueryClientProvider client={queryClient}>
      <PracticeForm
        userId="asha"
        labelledBy="form"
        usual={[]}
        defaultVisibility="private"
        onSave={() => {}}
        onSaved={() => {}}
        onDone={() => {}}
      />
    </QueryClientProvider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const moment = () => [field('Date').value, field('Time').value]
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
/** The device sleeps for most of the day. */
const passDay = () => {
  vi.setSystemTime(Date.now() + (24 * 60 - 2) * 60_000)
  return pass(2)
}
const notice = () => {
  const title = screen.queryByText(/^We kept your unfinished entry/)
  return title ? `${title.textContent} ${title.nextSibling?.textContent}` : undefined
}

test('a form left open over midnight moves to the new day and keeps the typed values', async () => {
  openForm()
  expect(moment()).toEqual(['2026-01-05', '23:50'])
  fill('Practice Notes', 'Quiet.')
  await pass(15)
  expect(moment()).toEqual(['2026-01-06', '00:00'])
  expect(field('Practice Notes').value).toBe('Quiet.')
})

test.each([
  ['Date', '2026-01-04', ['2026-01-04', '23:50']],
  ['Time', '21:30', ['2026-01-05', '21:30']],
])('with a %s that the member chose, it stays as it is', async (label, value, expected) => {
  openForm()
  fill(label, value)
  await pass(15)
  expect(moment()).toEqual(expected)
})

test('a draft comes back with the current time, and the form says so', async () => {
  openForm()
  fill('Practice Notes', 'Half a thought')
  await passDay()
  openForm()
  expect(moment()).toEqual(['2026-01-06', '23:50'])
  expect(field('Practice Notes').value).toBe('Half a thought')
  expect(notice()).toBe('We kept your unfinished entry from yesterday, 23:50. Date and time are set to now.')
})

test('a draft keeps a date that was chosen, the form says so, and it no longer follows the clock', async () => {
  openForm()
  fill('Practice Notes', 'Half a thought')
  fill('Date', '2026-01-03')
  await passDay()
  openForm()
  expect(moment()).toEqual(['2026-01-03', '23:50'])
  expect(notice()).toBe('We kept your unfinished entry from yesterday, 23:50. It has the date and time you chose.')
  await pass(15)
  expect(moment()).toEqual(['2026-01-03', '23:50'])
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(moment()).toEqual(['2026-01-07', '00:05'])
  await passDay()
  expect(moment()).toEqual(['2026-01-08', '00:04'])
})

test('a draft whose date and time were cleared comes back with the current ones', async () => {
  openForm()
  fill('Date', '2025-12-31')
  fill('Date', '')
  fill('Time', '')
  await pass(5)
  openForm()
  expect(moment().every(Boolean)).toBe(true)
  expect(notice()).toContain('Date and time are set to now.')
})

test('one tap gives a draft the time at which it was started', async () => {
  openForm()
  fill('Practice Notes', 'Half a thought')
  await passDay()
  openForm()
  fireEvent.click(screen.getByRole('button', { name: 'It was yesterday, 23:50' }))
  expect(moment()).toEqual(['2026-01-05', '23:50'])
  await pass(15)
  expect(moment()).toEqual(['2026-01-05', '23:50'])
})

test('the form doesn’t ask about a draft that was left a moment ago', async () => {
  openForm()
  fill('Practice Notes', 'Half a thought')
  await pass(5)
  openForm()
  expect(notice()).toMatch(/from today, 23:50/)
  expect(screen.queryByRole('button', { name: /^It was/ })).toBeNull()
})

test('one tap leads to the date, and another back to now', async () => {
  openForm()
  fireEvent.click(screen.getByRole('button', { name: 'This morning, 7:00' }))
  expect(moment()).toEqual(['2026-01-05', '07:00'])
  fireEvent.click(screen.getByRole('button', { name: 'Yesterday, 20:00' }))
  expect(moment()).toEqual(['2026-01-04', '20:00'])
  fireEvent.click(screen.getByRole('button', { name: 'Now' }))
  expect(moment()).toEqual(['2026-01-05', '23:50'])
  await pass(15)
  expect(moment()).toEqual(['2026-01-06', '00:00'])
})

test('notes show how long they are while they grow', () => {
  openForm()
  expect(screen.getByText('0 of 5,000 characters')).toBeTruthy()
  fill('Practice Notes', 'Quiet.')
  expect(screen.getByText('6 of 5,000 characters')).toBeTruthy()
})

test('an untouched form leaves no draft, even after midnight', async () => {
  openForm()
  await pass(15)
  openForm()
  expect(notice()).toBeUndefined()
})

test('date and time are in the member’s zone, which is named if the device is in another', async () => {
  vi.stubEnv('TZ', 'Europe/Lisbon')
  openForm()
  act(() => void know({ zone: 'Asia/Kolkata', zoneFollowsDevice: false }))
  await pass(0)
  expect(moment()).toEqual(['2026-01-06', '05:20'])
  expect(screen.getByText('In Asia/Kolkata time.')).toBeTruthy()
})

test('between midnight and the end of the day, it names the day for which the practice counts', async () => {
  know({ dayEndsAt: 240 })
  openForm()
  expect(screen.queryByText(/^Counts for/)).toBeNull()
  await pass(15)
  expect(moment()).toEqual(['2026-01-06', '00:00'])
  expect(screen.getByText('Counts for Monday 5 January.')).toBeTruthy()
})
