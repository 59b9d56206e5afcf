// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoldedNotes } from './folded-notes.tsx'

/** There is no layout here, so the test sets the height of the text. Three lines are 72 pixels. */
let textHeight = 0
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => textHeight)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(textHeight, 72))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (notes: string, height: number) => {
  textHeight = height
  render(<FoldedNotes notes={notes} of="Dhyana, Today, 6:30" />)
}
const long = Array.from({ length: 152 }, () => 'word').join(' ')

test('notes that fit can’t be unfolded', () => {
  show('Began again.', 24)
  expect(screen.queryByRole('button')).toBeNull()
})

test('longer notes say how many words they have, and can be unfolded and folded', () => {
  show(long, 400)
  const button = screen.getByRole('button', { name: 'Read on, about 152 words: Dhyana, Today, 6:30' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.textContent).toBe('Show less')
  fireEvent.click(button)
  expect(button.textContent).toBe('Read on, about 152 words')
})
