// @vitest-environment happy-dom
import type { JourneySettings } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, never, renderScreen } from '#testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import { useDeviceZone } from './use-device-zone.ts'

const settings = journeySettings({ zone: 'UTC', zoneFollowsDevice: false })
// The real list of some 400 zones makes every query of the page slow.
beforeEach(() => void vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'UTC']))
afterEach(() => void vi.restoreAllMocks())

const chooseGoal = async (days: string) =>
  fireEvent.change(await screen.findByLabelText('Weekly goal'), { target: { value: days } })
const goal = () => screen.getByLabelText<HTMLSelectElement>('Weekly goal').value

test('while the settings load, none can be changed', () => {
  renderScreen(<SettingsScreen />, { api: { journey: { settings: () => never() } } })
  expect(screen.queryByLabelText('Weekly goal')).toBeNull()
  expect(screen.queryByText('We couldn’t load your settings')).toBeNull()
})

test('settings that fail to load can be tried again', async () => {
  const view = renderScreen(<SettingsScreen />, { api: { journey: { settings: breakDown() } } })
  expect(await screen.findByText('We couldn’t load your settings')).toBeTruthy()
  view.answer({ journey: { settings } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Weekly goal')).toBeTruthy()
})

test('a change shows while it is being saved, and stays', async () => {
  let current = settings
  const saved = Promise.withResolvers<JourneySettings>()
  const view = renderScreen(<SettingsScreen />, {
    api: { journey: { settings: () => current, changeSettings: () => saved.promise } },
  })
  await chooseGoal('5')
  expect(await screen.findByText('Saving...')).toBeTruthy()
  expect(goal()).toBe('5')
  current = { ...settings, weeklyGoal: 5 }
  saved.resolve(current)
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(goal()).toBe('5')
  expect(view.callsTo('journey.changeSettings').map(({ body }) => body)).toEqual([{ weeklyGoal: 5 }])
})

test('if a change fails, the old value returns', async () => {
  renderScreen(<SettingsScreen />, { api: { journey: { settings, changeSettings: breakDown() } } })
  await chooseGoal('7')
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  await waitFor(() => expect(goal()).toBe(String(settings.weeklyGoal)))
})

test('after choosing the zone of this device, the account follows it', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Asia/Tokyo' } as never)
  const view = renderScreen(<SettingsScreen />, {
    api: { journey: { settings, changeSettings: { ...settings, zone: 'Asia/Tokyo', zoneFollowsDevice: true } } },
  })
  const zone = await screen.findByLabelText('Time zone')
  expect(zone).toHaveProperty('value', 'UTC')
  fireEvent.change(zone, { target: { value: '' } })
  await waitFor(() => expect(view.callsTo('journey.changeSettings')).toHaveLength(1))
  expect(view.callsTo('journey.changeSettings')[0]?.body).toEqual({ zoneFollowsDevice: true, zone: 'Asia/Tokyo' })
})

function Traveller() {
  useDeviceZone()
  return null
}

test.each([
  [true, 'UTC', 1],
  [false, 'UTC', 0],
  [true, 'Asia/Tokyo', 0],
])('an account that follows its device: %s, in %s, moves to Tokyo %i times', async (follows, zone, times) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Asia/Tokyo' } as never)
  let current = journeySettings({ zone, zoneFollowsDevice: follows })
  const view = renderScreen(<Traveller />, {
    api: {
      journey: { settings: () => current, changeSettings: () => (current = { ...current, zone: 'Asia/Tokyo' }) },
    },
  })
  await waitFor(() => expect(view.callsTo('journey.settings')).toHaveLength(1))
  await waitFor(() => expect(view.callsTo('journey.changeSettings')).toHaveLength(times))
})
