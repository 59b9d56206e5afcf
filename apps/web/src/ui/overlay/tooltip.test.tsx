// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

let day = 0

beforeEach(() => {
  // A day later for each test, because a tooltip just closed by another test would make this one open at once.
  vi.useFakeTimers({ now: ++day * 86_400_000 })
  render(
    <>
      <Tooltip text="About limbs">
        <button type="button">Limb</button>
      </Tooltip>
      <Tooltip text="About moods">
        <button type="button">Mood</button>
      </Tooltip>
    </>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pointAt = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }))
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const shown = () => screen.queryByRole('tooltip')?.textContent

test('opens after 700 ms', () => {
  pointAt('Limb')
  pass(699)
  expect(shown()).toBeUndefined()
  pass(1)
  expect(shown()).toBe('About limbs')
})

test.each([
  ['opens the next at once within 300 ms', 299, 'About moods'],
  ['makes the next wait again after 300 ms', 300, undefined],
])('leaving one tooltip %s', (_name, pause, expected) => {
  pointAt('Limb')
  pass(700)
  leave('Limb')
  pass(pause)
  pointAt('Mood')
  pass(0)
  expect(shown()).toBe(expected)
})

test('opens at once for the keyboard, describes its control, and closes with Escape', () => {
  const button = screen.getByRole('button', { name: 'Limb' })
  fireEvent.focus(button)
  expect(shown()).toBe('About limbs')
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(shown()).toBeUndefined()
})

test('pressing the control closes the tooltip', () => {
  pointAt('Limb')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Limb' }))
  pass(1000)
  expect(shown()).toBeUndefined()
})
