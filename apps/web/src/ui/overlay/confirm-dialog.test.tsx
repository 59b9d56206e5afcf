// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

const question = { title: 'Revoke this page?', text: 'The link stops working.', action: 'Revoke' }

const button = (name: string) => screen.getByRole('button', { name })

test('is named and described, and the button that confirms has the focus', () => {
  render(<ConfirmDialog {...question} onConfirm={() => {}} onClose={() => {}} />)
  const dialog = screen.getByRole('dialog', { name: question.title })
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(question.text)
  expect(document.activeElement).toBe(button('Revoke'))
})

test('only the confirm button confirms', () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  render(<ConfirmDialog {...question} cancel="Keep the page" onConfirm={onConfirm} onClose={onClose} />)
  fireEvent.click(button('Keep the page'))
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(button('Revoke'))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('while the action runs, it can’t be confirmed twice, but the dialog can be closed', () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  render(<ConfirmDialog {...question} pending onConfirm={onConfirm} onClose={onClose} />)
  fireEvent.click(button('Revoke'))
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(button('Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
})

function Page({ onReturnFocus }: { onReturnFocus?: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Revoke</Button>
      {isAsking && <ConfirmDialog {...question} onConfirm={close} onClose={close} onReturnFocus={onReturnFocus} />}
    </>
  )
}

const openAndCancel = () => {
  const opener = button('Revoke')
  act(() => opener.focus())
  fireEvent.click(opener)
  fireEvent.click(button('Cancel'))
  return opener
}

test('returns the focus to the button that opened it', async () => {
  render(<Page />)
  const opener = openAndCancel()
  await expect.poll(() => document.activeElement).toBe(opener)
})

test('returns the focus in another way if the caller says so', async () => {
  const onReturnFocus = vi.fn()
  render(<Page onReturnFocus={onReturnFocus} />)
  openAndCancel()
  await expect.poll(() => onReturnFocus.mock.calls.length).toBe(1)
})
