// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenNear } from './when-near.tsx'

let approach = (_isIntersecting: boolean) => {}
const disconnect = vi.fn()

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    approach = (isIntersecting) => act(() => callback([{ isIntersecting }]))
  }
  observe() {}
  disconnect = disconnect
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the content is drawn once it is near, and stays', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const drawn = vi.fn(() => <p>content</p>)
  const Content = drawn
  render(
    <WhenNear placeholder={<p>placeholder</p>}>
      <Content />
    </WhenNear>,
  )
  approach(false)
  expect(screen.getByText('placeholder')).toBeTruthy()
  expect(drawn).not.toHaveBeenCalled()
  approach(true)
  expect(screen.getByText('content')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})
