// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { controllerOf } from '../sit/controller.ts'
import { morningOnAMutedDevice, practiceId, savedSit } from '../testing.ts'
import { AfterSit } from './after-sit.tsx'

// The outbox is in IndexedDB, which this environment lacks; the journeys test it in a browser.
const outbox = vi.hoisted(() => new Map<number, unknown>())
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(outbox) }
})

beforeEach(morningOnAMutedDevice)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  outbox.clear()
})

const body = { clientId: '4f9f3f3e-1a56-4c8e-9a63-1f2f6d0a7b11', type: 'meditation', duration: 10 } as const

/** A sit of ten minutes that the server has. */
function open(practice: FakeApi['practice'] = {}) {
  const controller = controllerOf('asha')
  controller.lastSit.set({ body, state: 'saved', savedAs: practiceId })
  return renderScreen(<AfterSit controller={controller} renderAlongside={() => null} />, {
    api: {
      meditation: { save: savedSit },
      practice: { read: aPractice({ id: practiceId }), edit: aPractice({ id: practiceId }), ...practice },
    },
  })
}
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByLabelText(name))
}
const done = () => fireEvent.click(screen.getByRole('button', { name: 'Done' }))
const isChosen = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked
const changesOf = (view: ReturnType<typeof open>) => view.callsTo('practice.edit').map((call) => call.body)

test('that it was hard is added without a feeling, with how much and which words', async () => {
  const view = open()
  expect(screen.queryByLabelText('Quite')).toBeNull()
  choose('It was hard')
  await screen.findByLabelText('Quite')
  choose('Quite', 'Numb', 'Old memories')
  done()
  const hard = { severity: 'quite', words: ['numb', 'old_memories'] }
  await vi.waitFor(() => expect(changesOf(view)).toEqual([{ version: 1, hard }]), 60_000)
  await vi.waitFor(() => expect(outbox.size).toBe(0), 60_000)
})

test('while the server can’t be reached, the device has what was hard', async () => {
  const view = open({ edit: breakDown() })
  choose('It was hard')
  done()
  await vi.waitFor(() => expect(changesOf(view)).toHaveLength(1), 60_000)
  expect([...outbox.values()]).toMatchObject([
    { kind: 'sit', act: 'edit', subject: body.clientId, id: practiceId, body: { hard: {} } },
  ])
})

test('a feeling chosen beside it can be taken back, and so can how much', async () => {
  const view = open()
  choose('Calm', 'It was hard')
  await screen.findByLabelText('Very')
  choose('Very')
  expect([isChosen('Calm'), isChosen('Very')]).toEqual([true, true])
  choose('Calm', 'Very')
  expect([isChosen('Calm'), isChosen('Very'), isChosen('It was hard')]).toEqual([false, false, true])
  done()
  await vi.waitFor(() => expect(changesOf(view)).toEqual([{ version: 1, hard: {} }]), 60_000)
})

test('taken back before the dialog closes, it goes nowhere', () => {
  const view = open()
  choose('It was hard', 'A little', 'It was hard')
  expect(screen.queryByLabelText('A little')).toBeNull()
  done()
  expect(outbox.size).toBe(0)
  expect(changesOf(view)).toEqual([])
})

test('a way to help saves it before it leads away', async () => {
  const view = open()
  choose('It was hard')
  fireEvent.click(screen.getByRole('link', { name: 'What can help now' }))
  await vi.waitFor(() => expect(changesOf(view)).toEqual([{ version: 1, hard: {} }]), 60_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
