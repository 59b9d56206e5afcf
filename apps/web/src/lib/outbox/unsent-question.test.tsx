// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { loseNetwork, renderScreen } from '#testing/render-screen.tsx'
import { aMood } from '#testing/wellness.ts'
import { outboxOf } from './outbox.ts'
import { aMessage } from './testing.ts'
import { useUnsentQuestion } from './waiting-question.tsx'
import { markWaiting } from './waiting.ts'

const rows = vi.hoisted(() => new Map<number, unknown>())
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(rows) }
})

const proceed = vi.fn<() => void>()

// Nothing may be tried again during the next test.
afterEach(() => outboxOf(mira.id).clear())
beforeEach(() => {
  proceed.mockClear()
  rows.clear()
  rows.set(1, aMessage())
})

function Leave({ leaving }: { leaving: 'signOut' | 'erase' }) {
  const { question, ask } = useUnsentQuestion(leaving)
  return (
    <>
      <button onClick={() => ask(proceed)}>Leave</button>
      {question}
    </>
  )
}

function leave(logMood: object = {}, leaving: 'signOut' | 'erase' = 'signOut') {
  renderScreen(<Leave leaving={leaving} />, { api: { wellness: { logMood: logMood as never } } })
  askAgain()
}
/** At once: whatever another tab or a late answer does must not come between. */
function askAgain() {
  if (rows.size > 0) markWaiting(mira.id)
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('everything is sent first, and then the member is signed out', async () => {
  leave({ ...aMood(), offersHelp: false })
  await press('Send, then sign out')
  await vi.waitFor(() => expect(proceed).toHaveBeenCalledOnce(), 60_000)
})

test('if something can’t be sent, no one is signed out', async () => {
  leave(loseNetwork())
  await press('Send, then sign out')
  expect(await screen.findByText(/^We couldn’t send everything/)).toBeTruthy()
  expect(proceed).not.toHaveBeenCalled()
})

test('discarding is a choice of its own, and so is staying', async () => {
  leave()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(proceed).not.toHaveBeenCalled()
  askAgain()
  await press('Discard and sign out')
  expect(proceed).toHaveBeenCalledOnce()
})

test('members who erase their account are told what happens to what is unsent', async () => {
  leave({}, 'erase')
  expect(await screen.findByText(/If you send them first, your archive has them too\./)).toBeTruthy()
  await press('Continue without sending')
  expect(proceed).toHaveBeenCalledOnce()
})

test('if nothing waits, nothing is asked', async () => {
  rows.clear()
  leave()
  expect(proceed).toHaveBeenCalledOnce()
})
