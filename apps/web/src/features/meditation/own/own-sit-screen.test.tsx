// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { defaultSettings } from '../settings/settings.rules.ts'
import { sitOf } from '../shared/preset.rules.ts'
import { controllerOf } from '../sit/controller.ts'
import { loadNoSounds, morningOnAMutedDevice } from '../testing.ts'
import { OwnSitScreen } from './own-sit-screen.tsx'

beforeEach(morningOnAMutedDevice)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let members = 0
/** Each member gets a controller of their own, because one lives as long as the page. */
function open(saved: object = {}, timer: FakeApi['timer'] = {}, path = '/meditation/sits/new') {
  const id = `own sit ${(members += 1)}`
  localStorage.setItem(`meditation-settings:${id}`, JSON.stringify(saved))
  const view = renderScreen(<OwnSitScreen />, {
    user: { ...mira, id },
    api: { timer },
    path,
    pattern: '/meditation/sits/:id',
  })
  loadNoSounds()
  return { ...view, controller: controllerOf(id) }
}
const sit = { ...sitOf(defaultSettings), minutes: 20 }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('button', { name: /^Move / }).map((grip) => grip.getAttribute('aria-label'))
const moveDown = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'ArrowDown' })

test('it starts from the length and the bells of the timer', async () => {
  open({ minutes: 12, bells: { start: true, end: false, every: 5 }, settleSeconds: 60 })
  await screen.findByText('Stretches')
  expect(screen.getByText('In minutes: settling 1, Sitting 5, Sitting 5, Sitting 2')).toBeTruthy()
  expect(screen.getByText('12 minutes, with 3 strokes of the bell.')).toBeTruthy()
})

test('stretches are added, named, timed, moved and removed, and the timer gets the sit', async () => {
  const { controller } = open({ minutes: 20 })
  await screen.findByText('Stretches')
  press('Add a stretch')
  const [first, second] = screen.getAllByLabelText('Name')
  fireEvent.change(second!, { target: { value: 'Walking' } })
  expect(first).toHaveProperty('value', 'Sitting')
  press('Walking, minutes, less')
  fireEvent.change(screen.getByLabelText('Walking, minutes'), { target: { value: '5' } })
  fireEvent.click(screen.getAllByLabelText('two strokes').at(-1)!)
  press('Add a stretch')
  press('Settle first, minutes, more')
  expect(screen.getByText('35 minutes, with 5 strokes of the bell.')).toBeTruthy()
  moveDown('Move Walking')
  expect(names()).toEqual(['Move Sitting', 'Move Sitting', 'Move Walking'])
  expect(screen.getByText('Walking is now number 3 of 3.')).toBeTruthy()
  moveDown('Move Walking')
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove Sitting' })[1]!)
  press('Use without saving')
  expect(controller.settings.get().programme).toEqual({
    settle: { minutes: 1, strokes: 1 },
    stretches: [
      { name: 'Sitting', minutes: 20, strokes: 1 },
      { name: 'Walking', minutes: 5, strokes: 2 },
    ],
  })
})

test('a number that is out of range changes nothing, and more than 300 minutes cannot be used', async () => {
  open({ minutes: 180 })
  await screen.findByText('Stretches')
  const minutes = screen.getByLabelText('Sitting, minutes')
  fireEvent.change(minutes, { target: { value: '181' } })
  expect(minutes.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(minutes)
  expect(minutes).toHaveProperty('value', '180')
  press('Add a stretch')
  fireEvent.change(screen.getAllByLabelText('Sitting, minutes')[1]!, { target: { value: '121' } })
  expect(screen.getByRole('alert').textContent).toContain('this one has 301')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('there are at most twelve stretches', async () => {
  open({ minutes: 5 })
  await screen.findByText('Stretches')
  for (let count = 1; count < 12; count++) press('Add a stretch')
  expect(names()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Add a stretch' })).toBeNull()
})

const id = '0198a1f0-0000-7000-8000-0000000000aa'
const saved = (count: number) => ({
  settings: {},
  presets: Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? id : `0198a1f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Sit ${index}`,
    sit,
  })),
})

test('it is saved under a name, with its sounds and limb, and the timer gets it', async () => {
  const { callsTo, controller } = open({ minutes: 20 }, { savePreset: saved(1) })
  await screen.findByText('Stretches')
  press('Save')
  expect(screen.getByText('Please give it a name')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Name of the sit'), { target: { value: ' Rainy evening ' } })
  press('Rain')
  fireEvent.change(screen.getByLabelText('Logged as'), { target: { value: 'dharana' } })
  press('Save')
  await vi.waitFor(() => expect(controller.settings.get().mix).toEqual(['rain']), 60_000)
  expect(callsTo('timer.savePreset').map(({ body }) => body)).toMatchObject([
    { name: 'Rainy evening', sit: { mix: ['rain'], limbType: 'dharana', programme: { stretches: [{ minutes: 20 }] } } },
  ])
})

test('a preset is changed under its own id', async () => {
  const { callsTo } = open({}, { read: saved(2), savePreset: saved(2) }, `/meditation/sits/${id}`)
  expect(await screen.findByLabelText('Name of the sit')).toHaveProperty('value', 'Sit 0')
  press('Save')
  await vi.waitFor(() => expect(callsTo('timer.savePreset').map(({ url }) => url)).toHaveLength(1), 60_000)
  expect(callsTo('timer.savePreset')[0]?.url).toContain(id)
})

test('with twelve presets there is no room, and the way to the list is named', async () => {
  open({}, { read: saved(12) })
  expect(await screen.findByText(/You’ve saved 12 sits/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Your sits' }).getAttribute('href')).toBe('/meditation/sits')
})

test('a sit that cannot be saved stays on the screen', async () => {
  open({}, { savePreset: refuse('meditation.presets_full') })
  fireEvent.change(await screen.findByLabelText('Name of the sit'), { target: { value: 'Morning' } })
  press('Save')
  expect(await screen.findByText('We couldn’t save your sit')).toBeTruthy()
  expect(screen.getByLabelText('Name of the sit')).toHaveProperty('value', 'Morning')
})

test('a breath is chosen on a page of its own, and saved with the sit', async () => {
  const { callsTo, controller } = open({ minutes: 20 }, { savePreset: saved(1) })
  fireEvent.change(await screen.findByLabelText('Name of the sit'), { target: { value: 'Calm' } })
  fireEvent.click(screen.getByRole('link', { name: 'Breath None' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your breath' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Use this breath' }))
  expect(await screen.findByRole('link', { name: 'Breath in 4, out 6' })).toBeTruthy()
  expect(screen.getByLabelText('Name of the sit')).toHaveProperty('value', 'Calm')
  press('Save')
  const breath = { in: 4, hold: 0, out: 6, rest: 0 }
  await vi.waitFor(() => expect(controller.settings.get().breath).toEqual(breath), 60_000)
  expect(callsTo('timer.savePreset')[0]?.body).toMatchObject({ name: 'Calm', sit: { breath } })
})
