// @vitest-environment happy-dom
import { ambientSounds, type AmbientSound } from '@sadhana/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loopOf } from './loop-player.ts'
import { defaultSettings, type MeditationSettings } from '../settings/settings.rules.ts'
import { createStore } from '../shared/store.ts'
import { SoundChoice } from './sound-choice.tsx'

afterEach(cleanup)

function choosing(canHear = true) {
  const settings = createStore(defaultSettings)
  const hearing = createStore<AmbientSound | null>(null)
  const controller = {
    settings,
    hearing,
    hear: vi.fn(async (sound: AmbientSound) => hearing.set(settings.get().mix.includes(sound) ? sound : null)),
    stopHearing: () => hearing.set(null),
    changeSettings: (changes: Partial<MeditationSettings>) => settings.set({ ...settings.get(), ...changes }),
  }
  render(<SoundChoice controller={controller} canHear={canHear} />, { wrapper: MemoryRouter })
  return controller
}

test.each([
  ['rain', 'Rain', 'Nature. Steady rain, dripping from the leaves.'],
  ['ocean', 'Ocean', 'Nature. Slow swells on a wide beach.'],
  ['forest', 'Forest', 'Nature. Rustling leaves and the odd bird.'],
  ['tibetan', 'Bowls', 'Meditation. Singing bowls that ring into each other.'],
  ['wind', 'Wind', 'Nature. Wind wandering over a ridge.'],
  ['cafe', 'Café', 'Urban. Murmuring voices and distant cups.'],
  ['flute', 'Flute', 'Instrumental. A bamboo flute in long, slow breaths.'],
  ['fire', 'Fire', 'Nature. A small, crackling fire.'],
] as const)('%s has a name, a file of its own, and is described when chosen', (id, name, words) => {
  choosing()
  expect(screen.queryByText(words)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(loopOf(id).file).toMatch(new RegExp(`^/sounds/${id}\\.mp3\\?v=`))
})

test('there are eight, and a mix is named by its sounds', () => {
  choosing()
  expect(ambientSounds).toHaveLength(8)
  expect(screen.getByText('No sound. Choose one if you like.')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Mix up to three sounds' }))
  for (const name of ['Rain', 'Flute']) fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText('Rain, Flute together.')).toBeTruthy()
})

test('tapping a sound chooses and previews it; Stop keeps it chosen, and tapping it again chooses silence', () => {
  const { hear } = choosing()
  const ocean = screen.getByRole('button', { name: 'Ocean' })
  expect(screen.getByText('tap to hear a little')).toBeTruthy()
  fireEvent.click(ocean)
  expect(ocean.dataset['hearing']).toBe('true')
  expect(screen.getByText('Five seconds')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(ocean.dataset['hearing']).toBeUndefined()
  expect(ocean.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(ocean)
  expect(ocean.getAttribute('aria-pressed')).toBe('false')
  expect(ocean.dataset['hearing']).toBeUndefined()
  expect(hear).toHaveBeenCalledTimes(2)
})

test('in a running sit, tapping a sound changes it without a preview', () => {
  const { hear } = choosing(false)
  fireEvent.click(screen.getByRole('button', { name: 'Fire' }))
  expect(hear).not.toHaveBeenCalled()
  expect(screen.queryByText('tap to hear a little')).toBeNull()
})
