// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { sitsHere } from '#lib/member/sits-here.ts'
import { waitingIn } from '#lib/outbox/testing.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { aPractice } from '#testing/practice.ts'
import { wholeText } from '#testing/whole-text.ts'
import { controllerOf } from './sit/controller.ts'
import { MeditationScreen } from './meditation-screen.tsx'
import { aSit, loadNoSounds, morningOnAMutedDevice, practiceId, savedSit as save, type SaveAnswer } from './testing.ts'

// The outbox is in IndexedDB, which this environment lacks; the journeys test it in a browser.
const outbox = vi.hoisted(() => new Map<number, unknown>())
const device = vi.hoisted(() => ({ isFull: false }))
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(outbox, device) }
})

beforeEach(morningOnAMutedDevice)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  outbox.clear()
  device.isFull = false
})

let members = 0
/** Every test gets a new member, because a member's controller lives as long as the page. */
function open(saving: SaveAnswer = save, saved?: Parameters<typeof aSit>[0]) {
  const userId = `member ${(members += 1)}`
  if (saved) localStorage.setItem(sitKey, JSON.stringify(aSit({ userId, ...saved })))
  const screenOf = (
    <MeditationScreen userId={userId} quiet={false} renderAlongside={(id) => `alongside ${id}`} quotes={null} />
  )
  const view = renderScreen(screenOf, {
    api: {
      journey: { settings: journeySettings() },
      meditation: { save: saving, remove: null },
      practice: { read: aPractice({ id: practiceId }), edit: aPractice({ id: practiceId }) },
    },
  })
  loadNoSounds()
  return view
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const clock = () => screen.getByRole('timer').textContent
/** In one jump, as if the device had slept. */
const pass = (minutes: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + minutes * 60_000 - 250)
    await vi.advanceTimersByTimeAsync(250)
  })
const bodies = (view: ReturnType<typeof open>) => view.callsTo('meditation.save').map(({ body }) => body)

test('bells are set in their own dialog, which returns the focus', async () => {
  open()
  const opener = screen.getByRole('button', { name: 'Bells and more' })
  opener.focus()
  fireEvent.click(opener)
  await vi.waitFor(() => screen.getByRole('dialog', { name: 'Bells and more' }), 60_000)
  fireEvent.click(screen.getByRole('switch', { name: 'Bell at the start' }))
  expect(screen.getByRole('switch', { name: 'Bell at the start' })).toHaveProperty('checked', false)
  press('Done')
  await vi.waitFor(() => expect(document.activeElement).toBe(opener), 60_000)
})

test('a sit runs to its end, is saved, and says who practised alongside', async () => {
  const view = open()
  press('Start')
  expect(clock()).toBe('10:00')
  expect(screen.queryByRole('button', { name: '20' })).toBeNull()
  await pass(4)
  expect(clock()).toBe('6:00')
  await pass(6)
  expect(await screen.findByText('You sat for 10 minutes')).toBeTruthy()
  expect(await screen.findByText(wholeText('Saved to your practice log as Dhyana. The rest is optional.'))).toBeTruthy()
  expect(screen.getByText(`alongside ${practiceId}`)).toBeTruthy()
  expect(bodies(view)).toMatchObject([{ duration: 10, interrupted: false }])
  expect(sitsHere(`member ${members}`)).toBe(1)
})

test('a sit that can’t be sent stays on the device, and the page says so', async () => {
  open(breakDown())
  press('Start')
  await pass(10)
  expect(await screen.findByText('Failed to save session')).toBeTruthy()
  expect(screen.getByText('Saved on this device. We’ll add it to your log when you’re back online.')).toBeTruthy()
  expect(waitingIn(outbox)).toHaveLength(1)
  expect(sitsHere(`member ${members}`)).toBe(1)
})

test('a sit that the device can’t store is sent anyway', async () => {
  device.isFull = true
  const view = open()
  press('Start')
  await pass(10)
  expect(await screen.findByText(/^Saved to your practice log/)).toBeTruthy()
  expect(bodies(view)).toMatchObject([{ duration: 10 }])
  expect(localStorage.getItem(sitKey)).toBeNull()
})

test('the page doesn’t call a sit safe that neither server nor device could store, and the next page tries again', async () => {
  device.isFull = true
  const { answer } = open(breakDown())
  press('Start')
  await pass(10)
  expect(await screen.findByText('Failed to save session')).toBeTruthy()
  expect(screen.getByText(/^Not saved yet: neither our server nor this device/)).toBeTruthy()
  expect(screen.queryByText(/safe on this device|Saved on this device/)).toBeNull()
  const left = JSON.parse(localStorage.getItem(sitKey) ?? '{}') as { userId: string; endedAt: number }
  expect(left.endedAt).toBe(Date.now())
  expect(sitsHere(left.userId)).toBe(0)
  answer({ meditation: { save } })
  device.isFull = false
  // The next page has a new controller; in this test, a new member id creates one.
  localStorage.setItem(sitKey, JSON.stringify({ ...left, userId: 'the next page' }))
  controllerOf('the next page')
  await vi.waitFor(() => expect(localStorage.getItem(sitKey)).toBeNull(), 60_000)
})

test('before a sit the clock shows its length', () => {
  open()
  expect(clock()).toBe('10:00')
  press('20')
  expect(clock()).toBe('20:00')
  expect(screen.getByText('ready when you are')).toBeTruthy()
  press('Open-ended, until you stop')
  expect(clock()).toBe('0:00')
})

test('in a pause the lengths are folded below the controls, so that nothing moves under the thumb', async () => {
  const { container } = open()
  press('Start')
  await pass(1)
  const order = () => Array.from(container.querySelector('.timer-tab')?.children ?? [], ({ className }) => className)
  const running = order().indexOf('play-controls')
  press('Pause')
  expect(order().indexOf('play-controls')).toBe(running)
  expect(order().indexOf('timer-tab-length')).toBe(running + 1)
  expect(container.querySelector('.timer-tab-length details')).toHaveProperty('open', false)
})

test('a new length in a pause keeps the minutes sat, moves the end, and doesn’t change the usual length', async () => {
  const view = open()
  press('Start')
  await pass(7)
  press('Pause')
  expect(screen.getByText('You’ve sat for 7:00. Change the length, and that time stays; the end moves.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '5' }).disabled).toBe(true)
  press('30')
  expect(clock()).toBe('23:00')
  expect(screen.getByText('30 minutes now, 23:00 to go. The 7:00 you’ve sat stays.')).toBeTruthy()
  press('Continue')
  await pass(23)
  expect(await screen.findByText('You sat for 30 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 30, interrupted: false }]), 60_000)
  press('Done')
  expect(clock()).toBe('10:00')
})

test('after a sit, feeling, note and visibility are added to the saved sit', async () => {
  const view = open()
  press('Start')
  await pass(10)
  await screen.findByText(/^Saved to your practice log/)
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Only me').checked).toBe(true), 60_000)
  fireEvent.click(screen.getByLabelText('Peaceful'))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Rain on the roof.' } })
  fireEvent.click(screen.getByLabelText('Followers'))
  press('Done')
  await vi.waitFor(
    () =>
      expect(view.callsTo('practice.edit').map(({ body }) => body)).toEqual([
        { version: 1, afterFeeling: 'peaceful', notes: 'Rain on the roof.', visibility: 'followers' },
      ]),
    60_000,
  )
})

test('tags are folded after a sit, and added with the rest', async () => {
  const view = open()
  press('Start')
  await pass(10)
  await screen.findByText(/^Saved to your practice log/)
  expect(screen.queryByRole('textbox', { name: 'Tags' })).toBeNull()
  const fold = screen.getByText('Tags', { selector: '.fold-title' }).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  fireEvent.change(await screen.findByLabelText('Tags'), { target: { value: 'zazen, rain,' } })
  press('Done')
  await vi.waitFor(
    () =>
      expect(view.callsTo('practice.edit').map(({ body }) => body)).toEqual([{ version: 1, tags: ['zazen', 'rain'] }]),
    60_000,
  )
})

test('a sit can be removed after all', async () => {
  const view = open()
  press('Start')
  await pass(10)
  await screen.findByText(/^Saved to your practice log/)
  press('Remove this sit')
  expect(await screen.findByText('Sit removed')).toBeTruthy()
  expect(view.callsTo('meditation.remove')).toHaveLength(1)
  expect(view.callsTo('practice.edit')).toHaveLength(0)
})

test('after a reload the clock is right, and the sound waits to be turned on', async () => {
  const startsAt = Date.now() - 4 * 60_000
  open(save, { startsAt, beganAt: startsAt, aliveAt: Date.now() - 10_000 })
  expect(clock()).toBe('6:00')
  expect(await screen.findByText('Your sit went on while the page was away.')).toBeTruthy()
  press('Finish now')
  press('Save 4 minutes')
  expect(await screen.findByText('You sat for 4 minutes')).toBeTruthy()
})

test('finishing early pauses the sit and saves the minutes sat', async () => {
  const view = open()
  press('Start')
  await pass(7)
  press('Finish')
  expect(screen.getByText('You’ve sat for 7 of 10 minutes. Every minute counts.')).toBeTruthy()
  await pass(30)
  press('Save 7 minutes')
  expect(await screen.findByText('You sat for 7 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 7, interrupted: true }]), 60_000)
})

test('a sit of less than a minute can’t be saved, but it can continue', async () => {
  open()
  press('Start')
  await pass(0.5)
  press('Finish')
  expect(screen.getByText('You’ve sat for less than a minute, so there’s nothing to save yet.')).toBeTruthy()
  press('Keep sitting')
  await pass(0.5)
  expect(clock()).toBe('9:00')
})

test('a reset can still save the minutes sat', async () => {
  const view = open()
  press('Start')
  await pass(3)
  press('Reset')
  expect(screen.queryByText('paused')).toBeNull()
  press('Save 3 minutes')
  expect(await screen.findByText('You sat for 3 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(bodies(view)).toMatchObject([{ duration: 3 }]), 60_000)
})

test('an open-ended sit counts up', async () => {
  open()
  press('Open-ended, until you stop')
  press('Start')
  await pass(2)
  expect(clock()).toBe('2:00')
  expect(screen.getByText('Your open-ended sit has started.')).toBeTruthy()
})

test('the space bar pauses and resumes', async () => {
  open()
  press('Start')
  await pass(1)
  fireEvent.keyDown(document.body, { code: 'Space' })
  await pass(5)
  expect(clock()).toBe('9:00')
  fireEvent.keyDown(document.body, { code: 'Space' })
  await pass(1)
  expect(clock()).toBe('8:00')
})

test('after a page was closed during a sit, the next one asks how long it was', async () => {
  const startsAt = Date.UTC(2026, 0, 5, 5)
  const view = open(save, { startsAt, beganAt: startsAt, aliveAt: startsAt + 4 * 60_000 })
  expect(screen.getByText('The timer counted 4 minutes. How long did you sit?')).toBeTruthy()
  expect(view.callsTo('meditation.save')).toHaveLength(0)
  press('Save 4 minutes')
  expect(await screen.findByText('You sat for 4 minutes')).toBeTruthy()
})
