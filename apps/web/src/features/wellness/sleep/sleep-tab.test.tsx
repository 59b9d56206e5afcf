// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { aMood, aNight, wellnessInsights } from '#testing/wellness.ts'
import { SleepTab } from './sleep-tab.tsx'

const page = (...items: ReturnType<typeof aNight>[]) => ({ items, nextCursor: null })

function open(wellness: FakeApi['wellness'] = {}) {
  const api: FakeApi = { wellness: { nights: page(), ...wellness }, insight: { wellness: wellnessInsights() } }
  return renderScreen(<SleepTab onInsights={() => undefined} />, { api })
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a night is sent with its times and length, and empty times as null', async () => {
  const view = open({ logSleep: aNight() })
  fill('Bedtime', '23:00')
  fill('Wake time', '07:00')
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('8 h 0 min')
  fireEvent.click(screen.getByRole('button', { name: 'Save Sleep Entry' }))
  await waitFor(() => expect(screen.getByLabelText('Bedtime')).toHaveProperty('value', ''))
  fireEvent.click(screen.getByRole('button', { name: 'Save Sleep Entry' }))
  await waitFor(() => expect(view.callsTo('wellness.logSleep')).toHaveLength(2))
  expect(view.callsTo('wellness.logSleep').map(({ body }) => body)).toMatchObject([
    { duration: 480, quality: 5 },
    { bedtime: null, wakeTime: null, duration: null },
  ])
})

test('the last times are offered, not filled in, and a refusal is shown at its field', async () => {
  open({ nights: page(aNight()), logSleep: refuse('wellness.sleep_overlaps') })
  const offer = await screen.findByRole('button', { name: 'Same times as last time: 23:05 to 6:10' })
  expect(screen.getByLabelText('Bedtime')).toHaveProperty('value', '')
  fireEvent.click(offer)
  expect(screen.getByLabelText('Bedtime')).toHaveProperty('value', '23:05')
  fireEvent.click(screen.getByRole('button', { name: 'Save Sleep Entry' }))
  expect(await screen.findByText(/You’ve already logged sleep at this time/)).toBeTruthy()
  expect(screen.queryByText('Failed to save sleep entry')).toBeNull()
})

test('without a date nothing is sent, and any other failure is shown in the form', async () => {
  const view = open({ logSleep: breakDown() })
  fill('Date', '')
  fireEvent.click(screen.getByRole('button', { name: 'Save Sleep Entry' }))
  expect(await screen.findByText('Please select a date')).toBeTruthy()
  expect(view.callsTo('wellness.logSleep')).toEqual([])
  fill('Date', '2026-01-05')
  fireEvent.click(screen.getByRole('button', { name: 'Save Sleep Entry' }))
  expect(await screen.findByText('Failed to save sleep entry')).toBeTruthy()
})

test('the history shows date, quality, length and times, and editing the quality doesn’t change the times', async () => {
  const view = open({
    nights: page(aNight(), aNight({ id: aMood().id, bedtime: null, wakeTime: null, duration: null })),
    editSleep: aNight(),
  })
  expect(await screen.findByText('7 h 5 min')).toBeTruthy()
  expect(screen.getByText('23:05 to 6:10')).toBeTruthy()
  expect(screen.getAllByText('7/10 Fair')).toHaveLength(2)
  expect(screen.getByText('No times noted')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getAllByRole('button', { name: /^Edit \w/ })[0] as HTMLElement)
  fireEvent.change(within(await screen.findByRole('dialog')).getByLabelText('Quality'), { target: { value: '9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(view.callsTo('wellness.editSleep').map(({ body }) => body)).toEqual([{ version: 1, quality: 9, notes: '' }]),
  )
})

test('a change of the times is sent as moments, and a refusal is shown at its field', async () => {
  const refusal = refuse('wellness.times_wrong', { wakeTime: 'This is in the future. Please check the time.' })
  const view = open({ nights: page(aNight()), editSleep: refusal })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: /^Edit Mon/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Wake time'), { target: { value: '08:00' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('This is in the future. Please check the time.')).toBeTruthy()
  expect(view.callsTo('wellness.editSleep')[0]?.body).toMatchObject({
    bedtime: '2026-01-04T23:05:00.000Z',
    wakeTime: '2026-01-05T08:00:00.000Z',
    duration: 535,
    zone: 'Europe/Lisbon',
  })
  view.answer({ wellness: { editSleep: breakDown() } })
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('Please select a date')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-01-05' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('Failed to save sleep entry')).toBeTruthy()
})

test('a night with one time says which, and a deleted one can be restored', async () => {
  const bedOnly = aNight({ wakeTime: null, duration: null })
  const wakeOnly = aNight({ id: aMood().id, bedtime: null, duration: null })
  const view = open({ nights: page(bedOnly, wakeOnly), removeSleep: null, restoreSleep: bedOnly })
  expect(await screen.findByText('from 23:05')).toBeTruthy()
  expect(screen.getByText('until 6:10')).toBeTruthy()
  expect(screen.getAllByText('Length unknown')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getAllByRole('button', { name: /^Delete Mon/ })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: /^Undo delete: Mon/ }))
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  expect(view.callsTo('wellness.restoreSleep')).toHaveLength(1)
})
