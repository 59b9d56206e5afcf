// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteFrame } from './site-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const renderFrame = () =>
  render(
    <MemoryRouter>
      <SiteFrame>A page</SiteFrame>
    </MemoryRouter>,
  )

const sourceLink = () => {
  renderFrame()
  return screen.queryByRole('link', { name: 'Source code' })?.getAttribute('href')
}

test('the footer links to the source code if its address is set', () => {
  vi.stubEnv('SOURCE_URL', 'https://code.example/sadhana')
  expect(sourceLink()).toBe('https://code.example/sadhana')
})

test('without an address there is no link', () => {
  expect(sourceLink()).toBeUndefined()
})

test.each([
  ['{"version":"1.2.3","commit":"0123456789abcdef"}', 'Version 1.2.3 (0123456)'],
  ['{"version":"1.2.3","commit":null}', 'Version 1.2.3'],
])('the footer says which version this is: %s', (release, text) => {
  vi.stubEnv('RELEASE', release)
  renderFrame()
  expect(screen.getByText(text)).toBeTruthy()
})

test('the English pages have no mark, because no one translated them', () => {
  renderFrame()
  expect(screen.queryByText(/^Translated by machine/)).toBeNull()
})
