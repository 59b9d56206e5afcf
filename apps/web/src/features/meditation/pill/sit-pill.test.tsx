// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import type { Draft } from '#lib/outbox/message.rules.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aSit } from '../testing.ts'
import { SitPill } from './sit-pill.tsx'

const posted = vi.hoisted(() => [] as unknown[])
vi.mock('#lib/outbox/outbox.ts', () => ({
  post: async (_userId: string, draft: Draft, onStored?: () => void) => {
    posted.push(draft)
    onStored?.()
    return { isSent: true, reply: { id: 'practice' } }
  },
}))

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 5, 6, 30),
    toFake: ['Date', 'setInterval', 'clearInterval', 'performance'],
  })
  posted.length = 0
})
afterEach(() => void vi.useRealTimers())

let members = 0

function showPill(minutesAgo: number, changes: Parameters<typeof aSit>[0] = {}) {
  const userId = `pill ${(members += 1)}`
  const startsAt = Date.now() - minutesAgo * 60_000
  const sit = aSit({ userId, tabId: 'another', startsAt, beganAt: startsAt, aliveAt: Date.now(), ...changes })
  localStorage.setItem(sitKey, JSON.stringify(sit))
  return renderScreen(<SitPill userId={userId} />)
}
const pass = (minutes: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + minutes * 60_000 - 250)
    await vi.advanceTimersByTimeAsync(250)
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const words = () => screen.getByRole('link').textContent

test('a running sit shows its time without announcing it, and leads back to the timer', async () => {
  showPill(4)
  expect(words()).toBe('Sitting 6:00')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/meditation')
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  await pass(2)
  expect(words()).toBe('Sitting 4:00')
})

test('Stop asks first and pauses the sit meanwhile, and the sit can continue', async () => {
  showPill(4)
  press('Stop sitting')
  expect(screen.getByText('Finish now?')).toBeTruthy()
  await pass(3)
  press('Keep sitting')
  expect(words()).toBe('Sitting 6:00')
  expect(posted).toEqual([])
})

test('after Stop the minutes are saved, a toast says so, and the pill disappears', async () => {
  showPill(4)
  press('Stop sitting')
  press('Save 4 minutes')
  expect(await screen.findByText('You sat for 4 minutes')).toBeTruthy()
  expect(posted).toMatchObject([{ body: { duration: 4, interrupted: true } }])
  expect(screen.queryByRole('link')).toBeNull()
  expect(localStorage.getItem(sitKey)).toBeNull()
})

test('a sit that ends is saved while its member is on another screen', async () => {
  showPill(4)
  await pass(6)
  expect(await screen.findByText('You sat for 10 minutes')).toBeTruthy()
  expect(screen.getByText('Saved to your practice log as Dhyana.')).toBeTruthy()
  expect(posted).toMatchObject([{ body: { duration: 10, interrupted: false } }])
})

test('discarding needs a choice of its own and saves nothing', () => {
  showPill(4)
  press('Stop sitting')
  press('Discard')
  expect(screen.queryByRole('link')).toBeNull()
  expect(posted).toEqual([])
})

test('a sit whose page was closed waits to be saved', () => {
  showPill(30, { aliveAt: Date.now() - 26 * 60_000 })
  expect(words()).toBe('Unsaved sit')
})

test.each([
  [{ startsAt: Date.UTC(2026, 0, 5, 6, 30, 12) }, 'Settling 0:12'],
  [{ pausedAt: Date.UTC(2026, 0, 5, 6, 28) }, 'Paused 8:00'],
  [{ minutes: null }, 'Sitting 4:00'],
])('%o reads %s', (changes, text) => {
  showPill(4, changes)
  expect(words()).toBe(text)
})
