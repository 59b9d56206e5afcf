// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { WelcomeScreen } from '#features/welcome/welcome-screen.tsx'
import { markNewMember, markWelcomed } from '#lib/member/new-member.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { SignedInAlready } from './signed-in-already.tsx'

afterEach(() => {
  cleanup()
  markWelcomed()
})

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>
}

function openAt(path: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Routes>
          <Route path="/register" element={<SignedInAlready />} />
          <Route path="/welcome" element={<WelcomeScreen name="Mira" dial={<svg />} signOut={null} />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const address = () => screen.getByTestId('address').textContent

test.each(['?state=abc&ticket=a.b.c', '?ref=7QK4M-WPX2N', '#state=abc&ticket=a.b.c'])(
  'a new member who signed up at /register%s is welcomed at an address without it',
  (rest) => {
    markNewMember()
    openAt(`/register${rest}`)
    expect(address()).toBe('/welcome')
  },
)

test('after the welcome, a new member goes where they were heading', () => {
  markNewMember()
  openAt('/register?redirect=%2Fwellness&ref=7QK4M-WPX2N')
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(address()).toBe('/welcome?card=why')
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  expect(address()).toBe('/wellness')
})

test.each([
  ['?tier=high&ref=7QK4M-WPX2N', '/pricing?tier=high'],
  ['?ticket=a.b.c', '/'],
])('a member who opens /register%s goes to %s', (rest, there) => {
  openAt(`/register${rest}`)
  expect(address()).toBe(there)
})
