// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { ErasureStarted } from './erasure-started.tsx'
import { ErasureStopped } from './erasure-stopped.tsx'
import { dayBefore } from './fourteen-days.tsx'

const dueAt = '2026-11-29T12:00:00.000Z'

test.each([
  ['2026-11-15T12:00:00.000Z', 1],
  ['2026-11-15T12:00:01.000Z', 1],
  ['2026-11-16T12:00:00.000Z', 2],
  ['2026-11-20T18:00:00.000Z', 6],
  ['2026-11-29T11:59:00.000Z', 14],
  ['2026-11-30T00:00:00.000Z', 14],
])('at %s it is day %i of fourteen', (now, day) => {
  expect(dayBefore(dueAt, new Date(now))).toBe(day)
})

test('a member who asked for it sees when it happens, where we wrote, and how to stop it', () => {
  render(<ErasureStarted dueAt={dueAt} email="mira@example.org" />, { wrapper: MemoryRouter })
  const heading = screen.getByRole('heading', { name: 'It will be erased on 29 November.' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/We’ve written to mira@example.org/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in and stop it' }).getAttribute('href')).toBe('/login')
})

test('a member who didn’t want to wait reads that it is being erased, and isn’t told how to stop it', () => {
  render(<ErasureStarted dueAt={dueAt} email="mira@example.org" isAtOnce />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { name: 'Your account is being erased.' })).toBeTruthy()
  expect(screen.getByText(/Our last email, to mira@example.org/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in and stop it' })).toBeNull()
})

test('without an address, no email is mentioned', () => {
  const { container } = render(<ErasureStarted dueAt={dueAt} email={null} />, { wrapper: MemoryRouter })
  expect(container.textContent).not.toContain('written')
})

const openStopped = (state?: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/settings/erase/stopped', state }]}>
      <Routes>
        <Route path="/settings/erase/stopped" element={<ErasureStopped />} />
        <Route path="/settings/erase" element={<p>the way out</p>} />
      </Routes>
    </MemoryRouter>,
  )

test('a member who comes back sees that it has stopped, and on which day', () => {
  openStopped({ dueAt: new Date(Date.now() + 8.5 * 24 * 60 * 60 * 1000).toISOString() })
  expect(screen.getByRole('heading', { name: 'You’re back, so we’ve stopped.' })).toBeTruthy()
  expect(screen.getByText('Stopped on day 6 of 14')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'I only came for my archive' }).getAttribute('href')).toBe(
    '/settings/archive',
  )
})

test('if nothing was stopped, the page leads to the one about erasing', () => {
  openStopped()
  expect(screen.getByText('the way out')).toBeTruthy()
})
