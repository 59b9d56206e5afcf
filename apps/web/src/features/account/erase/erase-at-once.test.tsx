// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EverythingInView } from '#testing/in-view.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { EraseScreen } from './erase-screen.tsx'

const dueAt = '2026-11-29T12:00:00.000Z'
const preview = {
  dueAt,
  receipts: 0,
  isGiving: false,
  hasMoved: false,
  hasPassword: true,
  hasTwoFactor: false,
  hasPasskey: false,
  providers: [],
  email: null,
  phone: null,
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

async function open(hasMoved: boolean) {
  const view = renderScreen(<EraseScreen archive={null} />, {
    api: { account: { erasurePreview: { ...preview, hasMoved }, eraseAtOnce: { dueAt, email: null } } },
    path: '/settings/erase',
    pattern: '/settings/erase',
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to erase' }))
  await screen.findByRole('dialog')
  return view
}

test('a member who has moved may erase at once, and reads that no one can restore it', async () => {
  const view = await open(true)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet river' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve read what goes and what stays' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Erase it at once/ }))
  expect(screen.getByText(/No one can bring it back/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Erase now' }))
  await waitFor(() =>
    expect(view.callsTo('account.eraseAtOnce')[0]?.body).toEqual({ way: 'password', password: 'quiet river' }),
  )
})

test('others aren’t offered that', async () => {
  await open(false)
  expect(screen.queryByRole('checkbox', { name: /^Erase it at once/ })).toBeNull()
})
