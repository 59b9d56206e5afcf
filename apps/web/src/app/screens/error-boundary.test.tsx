// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Faulty = (): never => {
  throw new Error('a fault')
}

test('a screen that fails leaves a way home, and the next page works again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = render(
    <ErrorBoundary resetOn="/faulty">
      <Faulty />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page')
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')

  page.rerender(
    <ErrorBoundary resetOn="/sound">
      <h1>Sound</h1>
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Sound')
})
