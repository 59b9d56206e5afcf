// @vitest-environment happy-dom
import type { JourneySettings } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const id = (index: number) => `0198a1f0-0000-7000-8000-00000000000${index}`
const settings = journeySettings({
  zone: 'UTC',
  today: '2026-03-11',
  now: '2026-03-11T08:00:00.000Z',
  pauses: [
    { id: id(2), firstDay: '2026-03-10', lastDay: '2026-03-12' },
    { id: id(3), firstDay: '2026-03-20', lastDay: '2026-03-20' },
  ],
  pastPauses: [{ id: id(1), firstDay: '2026-02-01', lastDay: '2026-02-03' }],
})

// The real list of some 400 zones makes every query of the page slow.
beforeEach(() => void vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'UTC']))
afterEach(() => void vi.restoreAllMocks())

/** Like ours, the fake server remembers its last answer. */
function open(answers: (show: (next: JourneySettings) => JourneySettings) => NonNullable<FakeApi['journey']>) {
  let current = settings
  const show = (next: JourneySettings) => (current = next)
  return renderScreen(<SettingsScreen />, { api: { journey: { settings: () => current, ...answers(show) } } })
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const pauseUntil = async (lastDay: string) => {
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: lastDay } })
  await press('Save pause')
}

test('a running pause can be ended, an upcoming one cancelled, a past one removed', async () => {
  open(() => ({}))
  const names = [
    'End pause: Tue 10 Mar to Thu 12 Mar',
    'Cancel pause: Fri 20 Mar',
    'Remove pause: Sun 1 Feb to Tue 3 Feb',
  ]
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('a past pause that is removed leaves the list', async () => {
  const view = open((show) => ({ endPause: () => show({ ...settings, pastPauses: [] }) }))
  await press(/^Remove pause/)
  expect(await screen.findByText('Pause removed')).toBeTruthy()
  expect(screen.queryByText('Past pauses')).toBeNull()
  expect(view.callsTo('journey.endPause').map(({ url }) => url)).toEqual([`/api/journey/pauses/${id(1)}`])
})

test.each([
  ['its own words', refuse('journey.pause_not_found'), 'This pause no longer exists'],
  ['ours when the server breaks', breakDown(), 'Failed to update preferences'],
])('a pause that couldn’t be ended stays, with %s', async (_, answer, words) => {
  open(() => ({ endPause: answer }))
  await press(/^End pause/)
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  expect(screen.getByRole('button', { name: /^End pause/ })).toBeTruthy()
})

test('a pause needs a last day', async () => {
  const view = open(() => ({}))
  await press('Save pause')
  await waitFor(() => expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true'))
  expect(view.callsTo('journey.pause')).toHaveLength(0)
})

test('a pause starts today unless another day is chosen, and saving it empties the form', async () => {
  const view = open((show) => ({ pause: () => show(settings) }))
  await pauseUntil('2026-03-30')
  expect(await screen.findByText('Your streak will be here when you’re back.')).toBeTruthy()
  expect(view.callsTo('journey.pause').map(({ body }) => body)).toEqual([
    { firstDay: '2026-03-11', lastDay: '2026-03-30' },
  ])
  await waitFor(() => expect(screen.getByLabelText('Last day')).toHaveProperty('value', ''))
})

test('when a pause is refused, its days stay in the form', async () => {
  open(() => ({ pause: refuse('journey.pause_overlaps') }))
  await pauseUntil('2026-03-30')
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2026-03-30')
})
