// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

const page = (build: string) => `<script type="module" src="/assets/base-${build}.js"></script>`

beforeEach(() => {
  document.head.innerHTML = page('old')
  serve('old')
})
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The build of the app that the server has. */
const serve = (build: string) => vi.stubGlobal('fetch', async () => new Response(page(build)))

const Faulty = (): never => {
  throw new Error('a fault')
}

test('a screen that fails leaves a way home, and the next page works again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const view = render(
    <ErrorBoundary resetOn="/faulty">
      <Faulty />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page')
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')

  view.rerender(
    <ErrorBoundary resetOn="/sound">
      <h1>Sound</h1>
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Sound')
})

test('a screen that doesn’t understand the answers of a newer server says that there is a new version', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('new')
  render(
    <ErrorBoundary resetOn="/faulty">
      <Faulty />
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'A new version is ready' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load the new version' })).toBeTruthy()
})
