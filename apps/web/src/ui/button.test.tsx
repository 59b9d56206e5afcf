// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a pending button stays in the tab order but neither acts nor submits', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Saving...
      </Button>
    </form>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a button doesn’t submit the form around it unless it is a submit button', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a link can look like a button and stay a link', () => {
  render(
    <Button asChild variant="secondary">
      <a href="/waitlist">Join the waitlist</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Join the waitlist' }).className).toContain('button-secondary')
})
