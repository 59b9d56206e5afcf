// @vitest-environment happy-dom
import { ambientSounds } from '@sadhana/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loopOf } from './loop-player.ts'
import { defaultSettings } from '../settings/settings.rules.ts'
import { SoundChoice } from './sound-choice.tsx'

afterEach(cleanup)

function Choosing() {
  const [settings, setSettings] = useState(defaultSettings)
  return <SoundChoice settings={settings} onChange={(changes) => setSettings({ ...settings, ...changes })} />
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
  render(<Choosing />)
  expect(screen.queryByText(words)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(loopOf(id).file).toMatch(new RegExp(`^/sounds/${id}\\.mp3\\?v=`))
})

test('there are eight, and a mix is named by its sounds', () => {
  render(<Choosing />)
  expect(ambientSounds).toHaveLength(8)
  expect(screen.getByText('No sound. Choose one if you like.')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Mix up to three sounds' }))
  for (const name of ['Rain', 'Flute']) fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText('Rain, Flute together.')).toBeTruthy()
})
