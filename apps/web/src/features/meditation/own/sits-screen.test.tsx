// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { defaultSettings } from '../settings/settings.rules.ts'
import { sitOf } from '../shared/preset.rules.ts'
import { SitsScreen } from './sits-screen.tsx'

const ids = ['a', 'b', 'c'].map((letter) => `0198a1f0-0000-7000-8000-00000000000${letter}`)
const programme = {
  settle: { minutes: 2, strokes: 1 },
  stretches: [25, 5, 25].map((minutes) => ({ name: 'Sitting', minutes, strokes: 1 })),
}
const sits = [
  { id: ids[0]!, name: 'Morning', sit: { ...sitOf(defaultSettings), mix: ['rain' as const, 'fire' as const] } },
  { id: ids[1]!, name: 'Sit, walk, sit', sit: { ...sitOf(defaultSettings), programme } },
  { id: ids[2]!, name: 'Open', sit: { ...sitOf(defaultSettings), minutes: null } },
]
const choices = (order: number[]) => ({ settings: {}, presets: order.map((index) => sits[index]!) })
const open = (timer: FakeApi['timer'] = {}) =>
  renderScreen(<SitsScreen />, { api: { timer: { read: choices([0, 1, 2]), ...timer } } })
const names = () => screen.getAllByRole('button', { name: /^Move/ }).map((grip) => grip.getAttribute('aria-label'))

test('each sit says how it goes, and leads to where it is changed', async () => {
  open()
  expect(await screen.findByText('10 minutes, Rain + Fire')).toBeTruthy()
  expect(screen.getByText('55 minutes, 3 stretches')).toBeTruthy()
  expect(screen.getByText('Open-ended')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change Morning' }).getAttribute('href')).toBe(`/meditation/sits/${ids[0]}`)
})

test('the arrow keys put them in order, at once', async () => {
  const view = open({ orderPresets: choices([1, 0, 2]) })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Morning' }), { key: 'ArrowDown' })
  await vi.waitFor(() => expect(names()).toEqual(['Move Sit, walk, sit', 'Move Morning', 'Move Open']), 60_000)
  expect(view.callsTo('timer.orderPresets').map(({ body }) => body)).toEqual([{ ids: [ids[1], ids[0], ids[2]] }])
})

const namesOnHome = () => queryClient.getQueryData(journeySettingsQuery.queryKey)?.firstSits.map(({ name }) => name)

test('home follows a new order without being loaded again', async () => {
  queryClient.setQueryData(journeySettingsQuery.queryKey, journeySettings())
  open({ orderPresets: choices([1, 0, 2]) })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Morning' }), { key: 'ArrowDown' })
  await vi.waitFor(() => expect(namesOnHome()).toEqual(['Sit, walk, sit', 'Morning', 'Open']), 60_000)
})

test('an order that cannot be saved is taken back', async () => {
  open({ orderPresets: breakDown() })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Morning' }), { key: 'ArrowDown' })
  expect(await screen.findByText('We couldn’t save the order')).toBeTruthy()
  await vi.waitFor(() => expect(names()[0]).toBe('Move Morning'), 60_000)
})

test('one is deleted, and comes back with Undo', async () => {
  const view = open({ removePreset: choices([1, 2]), savePreset: choices([1, 2, 0]) })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Morning' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(names()).toHaveLength(3), 60_000)
  expect(view.callsTo('timer.savePreset')[0]?.body).toMatchObject({ name: 'Morning' })
})

test('without any, it says what will be here', async () => {
  open({ read: { settings: {}, presets: [] } })
  expect(await screen.findByText('No sits saved yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'A sit of your own' })).toBeTruthy()
})
