// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aMessage } from '#lib/outbox/testing.ts'
import type { Message } from '#lib/outbox/message.rules.ts'
import { outboxOf } from '#lib/outbox/outbox.ts'
import { mira } from '#testing/mira.ts'
import { loseNetwork, renderScreen } from '#testing/render-screen.tsx'
import { aMood, aNight } from '#testing/wellness.ts'
import { describe as inWords } from './describe.ts'
import { WaitingScreen } from './waiting-screen.tsx'

const rows = vi.hoisted(() => new Map<number, unknown>())
vi.mock('#lib/outbox/device-store.ts', async () => {
  const { memoryDevice } = await import('#lib/outbox/testing.ts')
  return { createDeviceStore: () => memoryDevice(rows) }
})

beforeEach(() => rows.clear())

/** The screen with these messages, after the server was asked once. */
async function open(messages: Message[], wellness: object = {}, timer: object = {}) {
  messages.forEach((message, index) => rows.set(index + 1, message))
  const view = renderScreen(<WaitingScreen renderEditor={({ kind }) => <p>{`form of a ${kind}`}</p>} />, {
    api: { wellness, timer },
  })
  await outboxOf(mira.id).send()
  return view
}

const refused = { is: 'refused', status: 422, text: 'Please check the date and times.' } as const

test('a refused entry says why and can be discarded', async () => {
  await open([aMessage({ problem: refused, body: { mood: 'sad', energy: 3 } })])
  expect(await screen.findByText('Mood: sad, energy 3')).toBeTruthy()
  expect(screen.getByText('Please check the date and times.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Discard: Mood: sad, energy 3' }))
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(rows.size).toBe(0)
})

test('a refused edit opens in its form with the entry as it is now, if that can be loaded', async () => {
  const view = await open([aMessage({ act: 'edit', body: { notes: 'too long' }, problem: refused })], {
    readMood: loseNetwork(),
  })
  const edit = await screen.findByRole('button', { name: 'Edit: An edit of a mood' })
  fireEvent.click(edit)
  expect(await screen.findByText('We couldn’t load this entry')).toBeTruthy()
  view.answer({ wellness: { readMood: aMood() } })
  fireEvent.click(edit)
  expect(await screen.findByText('form of a mood')).toBeTruthy()
})

test('a message without a form can be tried again', async () => {
  const preset = aMessage({ kind: 'preset', act: 'set', subject: aMood().id, body: { name: 'Dawn' }, problem: refused })
  const view = await open([preset], {}, { savePreset: { settings: {}, presets: [] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: A sit of your own' }))
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(view.callsTo('timer.savePreset')).toHaveLength(1)
})

test('with a refused entry, its edits are discarded too', async () => {
  await open([aMessage({ problem: refused, body: { mood: 'sad', energy: 3 } }), aMessage({ act: 'edit' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Discard: Mood: sad, energy 3' }))
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(rows.size).toBe(0)
})

const conflict = aMessage({
  kind: 'sleep',
  act: 'edit',
  subject: aNight().id,
  body: { quality: 9 },
  version: 1,
  problem: { is: 'conflict', present: { ...aNight({ quality: 4, version: 6 }) } },
})

test.each([
  ['On this device', { quality: 4 }, [{ quality: 9, version: 6 }]],
  ['On the other device', { quality: 9 }, []],
])('of two versions, the one that isn’t kept is set aside: %s', async (kept, aside, edits) => {
  const view = await open([conflict], { setAsideSleep: null, editSleep: aNight() })
  fireEvent.click(await screen.findByRole('button', { name: 'Look: An edit of a night' }))
  fireEvent.click(screen.getByRole('radio', { name: kept }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep the chosen one' }))
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(view.callsTo('wellness.setAsideSleep').map(({ body }) => body)).toMatchObject([aside])
  expect(view.callsTo('wellness.editSleep').map(({ body }) => body)).toEqual(edits)
})

test('a choice can wait', async () => {
  await open([conflict])
  fireEvent.click(await screen.findByRole('button', { name: 'Look: An edit of a night' }))
  fireEvent.click(screen.getByRole('button', { name: 'Decide later' }))
  expect(screen.getByText('Changed on another device too')).toBeTruthy()
})

test('an edit of something deleted elsewhere can be saved anyway', async () => {
  const gone = { is: 'refused', status: 404, text: 'We couldn’t find this entry.' } as const
  const edit = aMessage({ act: 'edit', subject: aMood().id, body: { mood: 'happy' }, problem: gone })
  const view = await open([edit], { restoreMood: aMood({ version: 3 }), editMood: aMood() })
  fireEvent.click(await screen.findByRole('button', { name: 'Save it anyway: An edit of a mood' }))
  expect(await screen.findByText('Everything has been sent')).toBeTruthy()
  expect(view.callsTo('wellness.editMood').map(({ body }) => body)).toEqual([{ mood: 'happy', version: 3 }])
})

test.each<[Partial<Message>, string]>([
  [{ kind: 'practice', body: { limbType: 'dhyana', duration: 20 } }, 'Dhyana, 20 minutes'],
  [{ kind: 'sit', body: { duration: 1 } }, 'A sit, 1 minute'],
  [{ kind: 'mood', act: 'remove' }, 'A deleted mood'],
  [{ kind: 'practice', act: 'restore' }, 'Something you restored'],
  [{ kind: 'sleep', act: 'set-aside' }, 'The version you didn’t choose'],
  [{ kind: 'like', act: 'set' }, 'A like'],
  [{ kind: 'preset', act: 'set' }, 'A sit of your own'],
  [{ kind: 'reading', act: 'set' }, 'Your place in an article'],
])('%j is called %s', (message, words) => {
  expect(inWords(aMessage(message))).toBe(words)
})
