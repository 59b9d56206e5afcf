// @vitest-environment happy-dom
import type { JourneySettings, Limb } from '@sadhana/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { journeySettings } from '#testing/journey.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aPractice } from '#testing/practice.ts'
import { MeditationScreen } from '../meditation-screen.tsx'
import { loadNoSounds, morningOnAMutedDevice, practiceId, savedSit } from '../testing.ts'
import type { Sit } from '../timer/timer.rules.ts'

// The outbox is in IndexedDB, which this environment lacks.
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(new Map(), { isFull: true }) }
})

class Utterance {
  rate = 1
  text: string
  constructor(text: string) {
    this.text = text
  }
}
const spoken: Utterance[] = []
const voice = (name: string, changes = {}) => ({ name, lang: 'en-GB', localService: true, ...changes })

beforeEach(() => {
  morningOnAMutedDevice()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice('Far away', { localService: false }), voice('Iona'), voice('Rhys')],
    speak: (line: Utterance) => spoken.push(line),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  spoken.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let members = 0

async function open(guidedLimb?: Limb, gentleDays: JourneySettings['gentleDays'] = { state: 'none' }) {
  const userId = `guided member ${(members += 1)}`
  const screenOf = (
    <MeditationScreen
      userId={userId}
      quiet={false}
      guidedLimb={guidedLimb}
      renderAlongside={() => null}
      quotes={null}
    />
  )
  const view = renderScreen(screenOf, {
    api: {
      journey: { settings: journeySettings({ gentleDays }) },
      meditation: { save: savedSit },
      practice: { read: aPractice({ id: practiceId }) },
    },
  })
  loadNoSounds()
  if (!guidedLimb) fireEvent.click(screen.getByRole('tab', { name: 'Guided' }))
  await screen.findByRole('heading', { name: 'What would help right now?' })
  return { ...view, userId }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (seconds: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + seconds * 1000 - 250)
    await vi.advanceTimersByTimeAsync(250)
  })
/** The practice's note has to be read once before the first start. */
async function begin(title: string) {
  press(`Start Session: ${title}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Start Session' }))
  await screen.findByRole('heading', { level: 1, name: title })
}
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent

test('filters narrow the list, and the page says when nothing is left', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Longer' }))
  expect(screen.queryByText('A longer out-breath')).toBeNull()
  expect(screen.getByText('Nothing to add')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: 'beginner' } })
  expect(screen.getByText('Nothing fits these filters')).toBeTruthy()
  press('Clear the filters')
  fireEvent.click(screen.getByRole('radio', { name: 'Asana' }))
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'A seat that can be kept',
    'Slow standing',
  ])
})

test('every practice can be read in advance', async () => {
  await open()
  press('Read it first: One flame')
  const dialog = await screen.findByRole('dialog', { name: 'One flame' })
  expect(within(dialog).getByText('Blink when you need to. This isn’t a contest.')).toBeTruthy()
  expect(within(dialog).getByText(/Don’t gaze at a flickering flame/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('practices that don’t suit a condition named by the member are left out, with the reason', async () => {
  const { userId } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pregnancy' }))
  expect(screen.queryByRole('button', { name: 'Start Session: Four sides of a square' })).toBeNull()
  expect(screen.getAllByText('We leave this one out during pregnancy. You told this device.')).toHaveLength(2)
  press('Read it first: Four sides of a square')
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'Start Session' })).toBeNull()
  expect(localStorage.getItem(`meditation-settings:${userId}`)).toContain('"leaveOut":["pregnancy"]')
})

test('the note is shown before the first start, and not again', async () => {
  await open()
  await begin('A longer out-breath')
  press('End')
  press('Discard')
  press('Start Session: A longer out-breath')
  expect(await screen.findByRole('heading', { level: 1, name: 'A longer out-breath' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a practice leads through its steps, paces the breath and is saved under its limb', async () => {
  const view = await open()
  await begin('A longer out-breath')
  expect(screen.getByText('10 minutes, 5 steps')).toBeTruthy()
  await pass(4)
  expect(screen.getByText('Sit so that your back is long and your belly is free.')).toBeTruthy()
  expect(currentStep()).toContain('Arrive')
  await pass(118)
  expect(currentStep()).toContain('In four, hold two, out six')
  expect(screen.getByText('in')).toBeTruthy()
  await pass(3)
  expect(screen.getByText('hold')).toBeTruthy()
  await pass(3)
  expect(screen.getByText('out')).toBeTruthy()
  await pass(600)
  expect(await screen.findByText('You sat for 10 minutes')).toBeTruthy()
  await vi.waitFor(
    () =>
      expect(view.callsTo('meditation.save').map(({ body }) => body)).toMatchObject([
        { duration: 10, limbType: 'pranayama', interrupted: false },
      ]),
    60_000,
  )
})

test('a skipped step doesn’t count towards the time, a repeated one does', async () => {
  const view = await open()
  await begin('A longer out-breath')
  press('Next step')
  press('Next step')
  expect(currentStep()).toContain('In four, hold two, out six')
  await pass(60)
  press('Step back')
  await pass(300 + 120 + 60)
  expect(await screen.findByText('You sat for 9 minutes')).toBeTruthy()
  await vi.waitFor(() => expect(view.callsTo('meditation.save')).toHaveLength(1), 60_000)
})

test('the last step has no Next button, and a pause keeps the place', async () => {
  await open()
  await begin('A longer out-breath')
  for (let step = 0; step < 4; step += 1) press('Next step')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next step' }).disabled).toBe(true)
  press('Pause')
  expect(screen.getByText('Take the time you need. The bell waits with you.')).toBeTruthy()
  await pass(3_600)
  press('Continue')
  expect(screen.getByRole('timer').textContent).toBe('1:00 left')
})

test('after a reload the practice continues where it was', async () => {
  const { userId, unmount } = await open()
  await begin('A longer out-breath')
  await pass(200)
  unmount()
  const saved = JSON.parse(localStorage.getItem(sitKey) ?? '{}') as Sit
  // Another page has a controller of its own.
  localStorage.setItem(sitKey, JSON.stringify({ ...saved, userId: `${userId} again` }))
  renderScreen(
    <MeditationScreen userId={`${userId} again`} quiet={false} renderAlongside={() => null} quotes={null} />,
    { api: {} },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'A longer out-breath' })).toBeTruthy()
  expect(currentStep()).toContain('In four, hold two, out six')
})

test('a voice of this device speaks the text once it is turned on', async () => {
  await open()
  await begin('A longer out-breath')
  await pass(4)
  expect(spoken).toEqual([])
  press('Voice off')
  fireEvent.click(await screen.findByRole('switch', { name: /Speak the words/ }))
  expect(screen.queryByRole('option', { name: 'Far away' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Voice'), { target: { value: 'Rhys' } })
  press('Done')
  spoken.length = 0
  await pass(20)
  expect(spoken).toMatchObject([
    { text: 'Lips closed, teeth apart, tongue resting.', voice: { name: 'Rhys' }, rate: 0.85 },
  ])
})

test('a link to a limb opens its practices', async () => {
  await open('pranayama')
  expect(screen.getByRole('tab', { name: 'Guided' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Pranayama'])
})

const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
const gentleDays = { state: 'gentle', firstDay: '2026-01-01', lastDay: '2026-01-14' } as const

test('each practice says whether eyes are open or closed, and whether the breath is held', async () => {
  await open('pranayama')
  const facts = [...document.querySelectorAll('.guided-card-facts')].map(({ textContent }) => textContent)
  expect(facts[0]).toBe('10 minBeginnerbreath pacereyes closedholds the breath')
  expect(facts.at(-1)).toBe('7 minBeginnerbreath pacereyes closed')
})

test('in gentle days only short, open-eyed practices show, until the member asks for all', async () => {
  await open(undefined, gentleDays)
  await screen.findByText('In gentle days we suggest what’s short, with open eyes and an easy breath.')
  expect(titles()).toEqual(['A seat that can be kept', 'Before the sharp reply', 'Contentment, briefly'])
  press('Show all')
  expect(titles().length).toBeGreaterThan(15)
  expect(screen.getByRole('button', { name: 'Start Session: One flame' })).toBeTruthy()
  press('Show only these')
  expect(titles()).toHaveLength(3)
})

test('a limb with nothing gentle shows its practices on request', async () => {
  await open('samadhi', gentleDays)
  await screen.findByRole('button', { name: 'Show all' })
  expect(titles()).toEqual([])
  expect(screen.queryByText('Nothing fits these filters')).toBeNull()
  press('Show all')
  expect(titles()).toEqual(['Listening to the bell end', 'Nothing to add'])
})
