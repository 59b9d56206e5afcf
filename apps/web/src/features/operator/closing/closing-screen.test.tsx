// @vitest-environment happy-dom
import type { ClosingDesk } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { ClosingScreen } from './closing-screen.tsx'

const none: ClosingDesk = { closing: null, earliest: '2026-12-19', members: 41, contributors: 3 }
const closing: NonNullable<ClosingDesk['closing']> = {
  on: '2026-12-24',
  reason: 'No one has time for it any more',
  setAt: '2026-11-19T09:00:00.000Z',
  by: 'Ines',
  closesAt: '2026-12-24T12:00:00.000Z',
  emails: [
    { round: 'announced', at: '2026-11-19T09:00:00.000Z', queued: 40, sent: 38 },
    { round: 'reminder', at: '2026-12-12T19:00:00.000Z', queued: 0, sent: 0 },
    { round: 'last', at: '2026-12-17T12:00:00.000Z', queued: 0, sent: 0 },
  ],
  archives: { ready: 2, making: 1, failed: 0 },
}
const open = (operator: NonNullable<FakeApi['operator']>) => renderScreen(<ClosingScreen />, { api: { operator } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a day is set with a reason for everyone, and a proof when the sign-in is old', async () => {
  const view = open({ closing: none, setClosing: refuse('security.password_needed') })
  expect(await screen.findByText('41 members · 3 contributions are running.')).toBeTruthy()
  await press('Set a day')
  expect(screen.getByLabelText('Closing day')).toHaveProperty('value', '2026-12-19')
  expect(screen.getByRole('button', { name: 'Close on this day' })).toHaveProperty('disabled', true)
  type('Closing day', '2026-12-24')
  type('Reason, for the log and for all members', closing.reason)
  await press('Close on this day')
  expect(await screen.findByLabelText('Your password')).toBeTruthy()
  type('Your password', 'kelp owl moss')
  view.answer({ operator: { setClosing: { ...none, closing }, closing: { ...none, closing } } })
  await press('Close on this day')
  expect(await screen.findByText('This installation closes on 24 December 2026')).toBeTruthy()
  expect(view.callsTo('operator.setClosing').at(-1)?.body).toEqual({
    on: '2026-12-24',
    reason: closing.reason,
    password: 'kelp owl moss',
  })
})

test('a closing shows how far it is, and can be cancelled', async () => {
  const view = open({ closing: { ...none, closing }, cancelClosing: none })
  expect(await screen.findByText('“No one has time for it any more” · Ines')).toBeTruthy()
  expect(screen.getByText('38 of 40 sent')).toBeTruthy()
  expect(screen.getAllByText(/^Goes out from/)).toHaveLength(2)
  expect(screen.getByText('2 ready, 1 being made, 0 failed')).toBeTruthy()
  await press('Cancel the closing')
  type('Reason, for the log', 'Someone takes over')
  view.answer({ operator: { closing: none } })
  await press('Stay open')
  expect(await screen.findByRole('button', { name: 'Set a day' })).toBeTruthy()
  expect(view.callsTo('operator.cancelClosing')[0]?.body).toEqual({ reason: 'Someone takes over' })
})

test('a day that is too near is refused in words', async () => {
  open({ closing: none, setClosing: refuse('operator.closing_too_soon') })
  await press('Set a day')
  type('Reason, for the log and for all members', 'Moving away')
  await press('Close on this day')
  expect(await screen.findByText('Please choose a day that’s at least 30 days away.')).toBeTruthy()
})

test('a page that can’t be loaded can be tried again', async () => {
  const view = open({ closing: breakDown() })
  expect(await screen.findByText('We couldn’t load this page')).toBeTruthy()
  view.answer({ operator: { closing: none } })
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Set a day' })).toBeTruthy()
})
