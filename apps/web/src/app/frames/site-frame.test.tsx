// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteFrame } from './site-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const sourceLink = () => {
  render(
    <MemoryRouter>
      <SiteFrame>A page</SiteFrame>
    </MemoryRouter>,
  )
  return screen.queryByRole('link', { name: 'Source code' })?.getAttribute('href')
}

test('the footer leads to the source code when its address is known', () => {
  vi.stubEnv('SOURCE_URL', 'https://code.example/sadhana')
  expect(sourceLink()).toBe('https://code.example/sadhana')
})

test('without an address there is no such line', () => {
  expect(sourceLink()).toBeUndefined()
})
