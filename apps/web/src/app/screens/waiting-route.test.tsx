// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#lib/outbox/message.rules.ts'
import { outboxOf } from '#lib/outbox/outbox.ts'
import { aMessage, waitingIn } from '#lib/outbox/testing.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { aNight } from '#testing/wellness.ts'
import { WaitingRoute } from './waiting-route.tsx'

const rows = vi.hoisted(() => new Map<number, unknown>())
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(rows) }
})

// Nothing may be tried again during the next test.
afterEach(() => outboxOf(mira.id).clear())
beforeEach(() => {
  rows.clear()
  // The outbox of this browser is the one above.
  vi.stubGlobal('indexedDB', {})
})

const refused = { is: 'refused', status: 422, text: 'Please check this.' } as const

/** The form of the refused message. */
async function openForm(message: Partial<Message>, name: string, api: FakeApi) {
  rows.set(1, aMessage({ ...message, problem: refused }))
  const view = renderScreen(<WaitingRoute />, { api })
  await outboxOf(mira.id).send()
  fireEvent.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const form = await screen.findByRole('dialog')
  const save = () => fireEvent.click(within(form).getByRole('button', { name: 'Save changes' }))
  return { ...view, form, save }
}

const practiceBody = {
  date: '2026-01-05',
  time: '06:30',
  limbType: 'asana',
  duration: 45,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
  notes: 'Slow.',
}

test('a refused practice opens with what was typed, and is created with what was corrected', async () => {
  const { form, save, callsTo } = await openForm({ kind: 'practice', body: practiceBody }, 'Asana, 45 minutes', {
    practice: { log: aPractice() },
  })
  const notes = within(form).getByLabelText<HTMLTextAreaElement>('Practice Notes')
  expect(notes.value).toBe('Slow.')
  fireEvent.change(notes, { target: { value: 'Slower.' } })
  save()
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(callsTo('practice.log').map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...practiceBody, notes: 'Slower.', clientId: 'a' }),
  ])
  expect(callsTo('practice.edit')).toEqual([])
})

test('a mood that is refused again is still there, as it was last typed', async () => {
  const { form, save } = await openForm({ body: { mood: 'sad', energy: 3 } }, 'Mood: sad, energy 3', {
    wellness: { logMood: refuse('request.invalid') },
  })
  fireEvent.click(within(form).getByRole('radio', { name: 'Happy' }))
  save()
  expect(await screen.findByText('Failed to save mood entry')).toBeTruthy()
  expect(waitingIn(rows)).toMatchObject([{ act: 'create', body: { mood: 'happy' }, problem: { is: 'refused' } }])
})

test('a refused edit of a night is made again from the night as it is now', async () => {
  const night = aNight({ version: 4, quality: 2 })
  const { form, save, callsTo } = await openForm(
    { kind: 'sleep', act: 'edit', subject: night.id, version: 1, body: { notes: 'Rain all night.' } },
    'An edit of a night',
    { wellness: { readSleep: night, editSleep: night } },
  )
  expect(within(form).getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Rain all night.')
  save()
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(callsTo('wellness.editSleep').map(({ body }) => body)).toEqual([
    { notes: 'Rain all night.', quality: 2, version: 4 },
  ])
})

test('without a network, a corrected entry waits again', async () => {
  const { save } = await openForm({ body: { mood: 'calm' } }, 'Mood: calm', {
    wellness: { logMood: refuse('service.unavailable') },
  })
  save()
  expect(await screen.findByText('waits')).toBeTruthy()
  expect(waitingIn(rows)).toMatchObject([{ act: 'create', body: { mood: 'calm' } }])
  expect(waitingIn(rows)[0]?.problem).toBeUndefined()
})
