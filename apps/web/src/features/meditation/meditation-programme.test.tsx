// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { aPractice } from '#testing/practice.ts'
import { defaultSettings } from './settings/settings.rules.ts'
import { sitOf } from './shared/preset.rules.ts'
import { MeditationScreen } from './meditation-screen.tsx'
import { loadNoSounds, morningOnAMutedDevice, practiceId, savedSit as save } from './testing.ts'

beforeEach(morningOnAMutedDevice)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const clock = () => screen.getByRole('timer').textContent
/** In one leap, as for a device that slept. */
const pass = (minutes: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + minutes * 60_000 - 250)
    await vi.advanceTimersByTimeAsync(250)
  })

/** Sitting, walking, sitting: 4 minutes in all. */
const programme = {
  settle: { minutes: 1, strokes: 1 },
  stretches: [
    { name: 'Sitting', minutes: 2, strokes: 1 },
    { name: 'Walking', minutes: 1, strokes: 0 },
    { name: 'Sitting', minutes: 1, strokes: 3 },
  ],
}

let members = 0
/** As if the member had put the programme together before. */
function openWithProgramme(timer: FakeApi['timer'] = {}, saved: object = { minutes: 20, programme }) {
  const userId = `a member with a programme ${(members += 1)}`
  localStorage.setItem(`meditation-settings:${userId}`, JSON.stringify(saved))
  const view = renderScreen(
    <MeditationScreen userId={userId} quiet={false} renderAlongside={() => null} quotes={null} />,
    { api: { timer, meditation: { save }, practice: { read: aPractice({ id: practiceId }) } } },
  )
  loadNoSounds()
  return view
}
const bodies = (view: ReturnType<typeof openWithProgramme>) => view.callsTo('meditation.save').map(({ body }) => body)

test('a programme takes the place of the lengths, and can be left for one length', () => {
  openWithProgramme()
  expect(clock()).toBe('4:00')
  expect(screen.queryByRole('button', { name: '20' })).toBeNull()
  expect(screen.getByText(/^4 minutes in all, after 1 minute to settle\./).textContent).toContain(
    'Bells at the start and after each stretch: one, one, none, three.',
  )
  press('Sit for one length')
  expect(clock()).toBe('20:00')
})

test('a programme settles without counting, says which stretch it is in, and is saved whole', async () => {
  const view = openWithProgramme()
  press('Start')
  expect(clock()).toBe('1:00')
  await pass(1)
  expect(screen.getByText('Sitting, stretch 1 of 3. Then Walking, 1 minute.')).toBeTruthy()
  expect(screen.getByText('Sitting, 2:00 to the bell')).toBeTruthy()
  await pass(2.5)
  expect(clock()).toBe('1:30')
  expect(screen.getByText('Walking, 0:30 left')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('Sitting, stretch 3 of 3.')).toBeTruthy()
  await pass(0.5)
  expect(await screen.findByText('You sat for 4 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 4, interrupted: false }]), 60_000)
})

test('a programme that is finished early saves the minutes sat', async () => {
  const view = openWithProgramme()
  press('Start')
  await pass(1 + 3.5)
  press('Finish')
  expect(screen.getByText('You’ve sat for 3 of 4 minutes. Every minute counts.')).toBeTruthy()
  press('Save 3 minutes')
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 3, interrupted: true }]), 60_000)
})

const presets = [
  { id: '0198a1f0-0000-7000-8000-0000000000a1', name: 'Morning 45', sit: { ...sitOf(defaultSettings), minutes: 45 } },
  { id: '0198a1f0-0000-7000-8000-0000000000a2', name: 'Sit, walk, sit', sit: { ...sitOf(defaultSettings), programme } },
]

test('a preset is one tap, and shows that it is chosen', async () => {
  openWithProgramme({ read: { settings: {}, presets } }, {})
  fireEvent.click(await screen.findByRole('button', { name: 'Sit, walk, sit' }))
  expect(clock()).toBe('4:00')
  expect(screen.getByRole('button', { name: 'Sit, walk, sit', pressed: true })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sit, walk, sit' })).toBeTruthy()
  press('Morning 45')
  expect(clock()).toBe('45:00')
})

test('without presets there is no row for them', async () => {
  const view = openWithProgramme({}, {})
  await vi.waitFor(() => expect(view.callsTo('timer.read')).toHaveLength(1), 60_000)
  expect(screen.queryByRole('link', { name: 'New' })).toBeNull()
})

test('the settings of another device are taken over', async () => {
  openWithProgramme({ read: { settings: { minutes: 30 }, presets: [] } }, {})
  await vi.waitFor(() => expect(clock()).toBe('30:00'), 60_000)
})

test('mixes that were saved on this device become presets', async () => {
  const mixes = [{ name: 'Rain + Fire', mix: ['rain', 'fire'] }]
  const view = openWithProgramme({ savePreset: { settings: {}, presets } }, { presets: mixes })
  await vi.waitFor(() => expect(view.callsTo('timer.savePreset')).toHaveLength(1), 60_000)
  expect(view.callsTo('timer.savePreset')[0]?.body).toMatchObject({
    name: 'Rain + Fire',
    sit: { mix: ['rain', 'fire'] },
  })
  expect(await screen.findByRole('button', { name: 'Morning 45' })).toBeTruthy()
})

const breath = { in: 4, hold: 2, out: 6, rest: 0 }
const seconds = (count: number) => pass(count / 60)

test('a sit with a breath shows which part it is in, and what to be careful about', async () => {
  const view = openWithProgramme({}, { minutes: 2, breath })
  expect(await screen.findByText(/^Please don’t hold it/)).toBeTruthy()
  press('Start')
  await screen.findByText('2:00 left')
  await seconds(5)
  expect(document.querySelector('.breath-dial-word')?.textContent).toBe('hold')
  await seconds(3)
  expect(document.querySelector('.breath-dial-word')?.textContent).toBe('out')
  expect(screen.queryByRole('button', { name: 'Breathe freely' })).toBeNull()
  expect(screen.getByText(/^Please don’t hold it/)).toBeTruthy()
  press('Pause')
  press('Continue')
  await pass(2)
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 2 }]), 60_000)
})

test('with something to leave out, a breath from elsewhere is paced without holding', async () => {
  openWithProgramme({}, { minutes: 2, breath, leaveOut: ['heart'] })
  press('Start')
  await screen.findByText('2:00 left')
  await seconds(5)
  expect(document.querySelector('.breath-dial-word')?.textContent).toBe('out')
  expect(screen.queryByText(/^Please don’t hold it/)).toBeNull()
})

test('the breath can be left out before a sit', async () => {
  openWithProgramme({}, { minutes: 2, breath })
  fireEvent.click(await screen.findByRole('button', { name: 'Breathe freely' }))
  press('Start')
  expect(clock()).toBe('2:00')
})
