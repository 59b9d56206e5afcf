// @vitest-environment happy-dom
import { demoMember } from '@sadhana/contract'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

async function showForm() {
  const { SignInForm } = await import('./sign-in-form.tsx')
  await import('./demo-sign-in.tsx')
  render(
    <MemoryRouter>
      <SignInForm />
    </MemoryRouter>,
  )
}

test('in development, the demo member’s name and password are shown', async () => {
  await showForm()
  await screen.findByRole('button', { name: 'Sign in as Maya (demo)' })
  expect(screen.getByRole('status').textContent).toContain(`${demoMember.username}, password: ${demoMember.password}`)
})

test('a build doesn’t know the demo member', async () => {
  vi.stubEnv('DEV', false)
  await showForm()
  await screen.findByRole('button', { name: 'Sign in' })
  expect(document.body.textContent).not.toContain('demo')
})
