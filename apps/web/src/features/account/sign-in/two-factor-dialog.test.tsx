// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

const waiting = { userId: '0198a1f0-0000-7000-8000-000000000001', tempToken: 'waiting', hasPasskey: false }

const open = () => {
  const onClose = vi.fn<() => void>()
  renderScreen(<TwoFactorDialog waiting={waiting} onExpired={onClose} onClose={onClose} />, { user: null })
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

test('a backup code has 8 to 32 characters', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Backup code').maxLength).toBe(32)
  type('Backup code', 'abcd-ef')
  expect(verify().disabled).toBe(true)
  type('Backup code', 'abcd-efg')
  expect(verify().disabled).toBe(false)
})

test('switching between the two clears the field', () => {
  open()
  type('Verification code', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Backup code').value).toBe('')
})

test('Cancel closes the dialog', () => {
  const onClose = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
