// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

const waiting = { userId: '0198a1f0-0000-7000-8000-000000000001', tempToken: 'waiting' }

afterEach(cleanup)

const open = () => {
  const onClose = vi.fn<() => void>()
  render(<TwoFactorDialog waiting={waiting} onClose={onClose} />)
  return onClose
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' })

test('a code can be verified once it has six digits', () => {
  open()
  type('Verification code', '12345')
  expect(verify().disabled).toBe(true)
  type('Verification code', '123456')
  expect(verify().disabled).toBe(false)
})

test('a backup code takes up to 32 characters and can be verified from 8 on', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Backup code').maxLength).toBe(32)
  type('Backup code', 'abcd-ef')
  expect(verify().disabled).toBe(true)
  type('Backup code', 'abcd-efg')
  expect(verify().disabled).toBe(false)
})

test('switching between the two starts with an empty field', () => {
  open()
  type('Verification code', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Backup code').value).toBe('')
})

test('Cancel closes it', () => {
  const onClose = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
