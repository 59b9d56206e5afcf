// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

/** Opens the browser at one address and shows the page of another, as if the first had been left before its code came. */
async function showFirst(page: string, { openedAt }: { openedAt: string }) {
  window.history.replaceState(null, '', openedAt)
  vi.resetModules()
  const { PageEffects } = await import('./page-effects.tsx')
  render(
    <MemoryRouter initialEntries={[page]}>
      <PageEffects title="Help now" />
      <main>
        <h1>Talk to a person, now.</h1>
      </main>
    </MemoryRouter>,
  )
  return screen.getByRole('heading', { level: 1 })
}

test('a page that was navigated to gets the focus, even if the one before never came', async () => {
  const heading = await showFirst('/help-now', { openedAt: '/privacy' })
  expect(document.activeElement).toBe(heading)
})

test('a page that was opened leaves the focus alone', async () => {
  const heading = await showFirst('/help-now', { openedAt: '/help-now' })
  expect(document.activeElement).not.toBe(heading)
})
