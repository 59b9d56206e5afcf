// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

/**
 * Opens the browser at one address and shows the page of another, as if the first had been left before its code loaded.
 */
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

test('a page that was navigated to gets the focus, even if the previous one never loaded', async () => {
  const heading = await showFirst('/help-now', { openedAt: '/privacy' })
  expect(document.activeElement).toBe(heading)
})

test('a page that was opened directly doesn’t move the focus', async () => {
  const heading = await showFirst('/help-now', { openedAt: '/help-now' })
  expect(document.activeElement).not.toBe(heading)
})

const HomePage = ({ effects, heading }: { effects: ReactNode; heading?: ReactNode }) => (
  <MemoryRouter initialEntries={['/']}>
    {effects}
    <button type="button">Account menu</button>
    <main>{heading}</main>
  </MemoryRouter>
)

/**
 * Navigates to a page whose heading appears later. Returns the button in its frame, and a function that shows the
 * heading.
 */
async function showWithLateHeading() {
  window.history.replaceState(null, '', '/login')
  vi.resetModules()
  const { PageEffects } = await import('./page-effects.tsx')
  const effects = <PageEffects title="Home" />
  const { rerender } = render(<HomePage effects={effects} />)
  const letHeadingCome = async () => {
    // Observers are notified in the order in which they were added, so the page's own observer runs before this one.
    const { promise, resolve } = Promise.withResolvers<void>()
    new MutationObserver(() => resolve()).observe(document.body, { childList: true, subtree: true })
    rerender(<HomePage effects={effects} heading={<h1>Good morning, Asha.</h1>} />)
    await promise
    return screen.getByRole('heading', { level: 1 })
  }
  return { button: screen.getByRole('button'), letHeadingCome }
}

test('a heading that appears late takes the focus', async () => {
  const { letHeadingCome } = await showWithLateHeading()
  const heading = await letHeadingCome()
  expect(document.activeElement).toBe(heading)
})

test('a heading that appears late doesn’t take the focus if the member has moved it, so that no menu closes', async () => {
  const { button, letHeadingCome } = await showWithLateHeading()
  fireEvent.pointerDown(button)
  button.focus()
  await letHeadingCome()
  expect(document.activeElement).toBe(button)
})

test('a heading that appears late takes the focus from an element that the app itself has focused', async () => {
  const { button, letHeadingCome } = await showWithLateHeading()
  button.focus()
  const heading = await letHeadingCome()
  expect(document.activeElement).toBe(heading)
})

test('a heading that appears late takes the focus after a touch that didn’t move it', async () => {
  const { button, letHeadingCome } = await showWithLateHeading()
  fireEvent.pointerDown(button)
  const heading = await letHeadingCome()
  expect(document.activeElement).toBe(heading)
})
