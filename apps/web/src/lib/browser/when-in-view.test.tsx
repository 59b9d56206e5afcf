// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WhenInView } from './when-in-view.tsx'

type Callback = (entries: { isIntersecting: boolean }[]) => void

/** By root margin, which is how far ahead they look. */
const observers = new Map<string, Callback>()
const disconnect = vi.fn()

class Observer {
  constructor(callback: Callback, { rootMargin }: { rootMargin: string }) {
    observers.set(rootMargin, callback)
  }
  observe() {}
  disconnect = disconnect
}
const approach = (rootMargin: string | undefined, isIntersecting = true) =>
  act(() => observers.get(rootMargin ?? '')?.([{ isIntersecting }]))

const drawn = vi.fn(() => <p>content</p>)

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const Content = drawn
  render(
    <WhenInView placeholder={<p>placeholder</p>}>
      <Content />
    </WhenInView>,
  )
})
afterEach(() => {
  cleanup()
  observers.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('the content renders once it is in view, and stays', () => {
  const [inSight] = observers.keys()
  approach(inSight, false)
  expect(screen.getByText('placeholder')).toBeTruthy()
  expect(drawn).not.toHaveBeenCalled()
  approach(inSight)
  expect(screen.getByText('content')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})

test('content renders before it is in view only after the first scroll', () => {
  expect(observers.size).toBe(1)
  dispatchEvent(new Event('scroll'))
  expect([...observers.keys()].at(-1)).toBe('240px')
  approach('240px')
  expect(screen.getByText('content')).toBeTruthy()
})
