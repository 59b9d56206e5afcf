// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EverythingInView } from '#testing/in-view.ts'
import { breakDown, type FakeApi, never, renderScreen } from '#testing/render-screen.tsx'
import { aMood, wellnessInsights } from '#testing/wellness.ts'
import { MoodTab } from './mood-tab.tsx'

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

const page = (...items: ReturnType<typeof aMood>[]) => ({ items, nextCursor: null })
const id = (index: number) => `0190a000-0000-7000-8000-00000000001${index}`

function open(wellness: FakeApi['wellness'] = {}, insights = wellnessInsights()) {
  const onInsights = vi.fn<() => void>()
  const api: FakeApi = { wellness: { moods: page(), ...wellness }, insight: { wellness: insights } }
  return { onInsights, ...renderScreen(<MoodTab onInsights={onInsights} />, { api }) }
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Mood Entry' }))
const choose = (mood: string) => fireEvent.click(screen.getByRole('radio', { name: mood }))

test('the ten latest entries are requested, with one request for everything that goes with them', async () => {
  const view = open({ moods: page(aMood()) })
  expect(await screen.findByText('6/10')).toBeTruthy()
  expect(view.callsTo('wellness.moods').map(({ url }) => url)).toEqual(['/api/mood-entries?limit=10'])
  expect(view.callsTo('insight.wellness')).toHaveLength(1)
})

test('below the first screen, nothing claims to be loading before it is', () => {
  class NothingIsNear {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', NothingIsNear)
  open({ moods: () => never() })
  const recent = screen.getByRole('region', { name: 'Recent Moods' })
  expect(within(recent).queryByText('Loading...')).toBeNull()
})

test.each([
  [10, '4'],
  [8, '4'],
  [7, '3'],
  [6, '3'],
  [5, '2'],
  [4, '2'],
  [3, '1'],
  [1, '1'],
])('energy %i fills %s of four bars', async (energy, tier) => {
  open({ moods: page(aMood({ energy })) })
  const words = await screen.findByText(`${energy}/10`)
  expect(words.querySelector('svg')?.getAttribute('data-tier')).toBe(tier)
})

test('saving a mood empties the form, says so and lists it', async () => {
  let saved = false
  const view = open({
    moods: () => (saved ? page(aMood({ mood: 'peaceful', energy: 9, notes: 'Clear.' })) : page()),
    logMood: () => {
      saved = true
      return { ...aMood(), offersHelp: false }
    },
  })
  choose('Peaceful')
  fireEvent.change(screen.getByLabelText('Energy'), { target: { value: '9' } })
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: ' Clear. ' } })
  save()
  expect(await screen.findByText('Mood entry saved')).toBeTruthy()
  expect(await screen.findByText('9/10')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Peaceful' })).toHaveProperty('checked', false)
  expect(screen.getByLabelText('Energy')).toHaveProperty('value', '5')
  expect(view.callsTo('wellness.logMood')[0]?.body).toEqual({
    mood: 'peaceful',
    energy: 9,
    notes: 'Clear.',
    clientId: expect.any(String) as string,
  })
})

test('the button says that it is saving, and a second press sends nothing', async () => {
  const view = open({ logMood: () => never() })
  choose('Sad')
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
  expect(view.callsTo('wellness.logMood')).toHaveLength(1)
})

test('a mood sent again after a failure keeps its id, and another mood gets its own', async () => {
  const view = open({ logMood: breakDown() })
  choose('Sad')
  save()
  await screen.findByText('Failed to save mood entry')
  save()
  await waitFor(() => expect(view.callsTo('wellness.logMood')).toHaveLength(2))
  choose('Calm')
  save()
  await waitFor(() => expect(view.callsTo('wellness.logMood')).toHaveLength(3))
  const ids = view.callsTo('wellness.logMood').map(({ body }) => (body as { clientId: string }).clientId)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

async function openEdit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: /^Edit Calm/ }))
  return within(await screen.findByRole('dialog'))
}

test('an edit sends the new energy and empty notes, and closes', async () => {
  const view = open({ moods: page(aMood({ notes: 'Rain.' })), editMood: aMood() })
  const dialog = await openEdit()
  fireEvent.change(dialog.getByLabelText('Energy'), { target: { value: '3' } })
  fireEvent.change(dialog.getByLabelText(/^Notes/), { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Entry updated')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(view.callsTo('wellness.editMood')[0]?.body).toEqual({ version: 1, mood: 'calm', energy: 3, notes: '' })
})

test('an edit that fails stays open with the typed text', async () => {
  open({ moods: page(aMood()), editMood: breakDown() })
  const dialog = await openEdit()
  fireEvent.click(dialog.getByRole('radio', { name: 'Happy' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await dialog.findByText('Failed to save mood entry')).toBeTruthy()
  expect(dialog.getByRole('radio', { name: 'Happy' })).toHaveProperty('checked', true)
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('if a deletion fails, the entry stays; if Undo fails, it stays deleted', async () => {
  const view = open({ moods: page(aMood(), aMood({ id: id(2), mood: 'sad' })), removeMood: breakDown() })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.click(screen.getByRole('button', { name: /^Delete Sad/ }))
  expect(await screen.findByText('Failed to delete the entry. Please try again.')).toBeTruthy()
  expect(screen.queryByText('Deleted')).toBeNull()
  view.answer({ wellness: { removeMood: null, restoreMood: breakDown() } })
  fireEvent.click(screen.getByRole('button', { name: /^Delete Sad/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Undo delete: Sad/ }))
  expect(await screen.findByText('Failed to restore the entry. Please try again.')).toBeTruthy()
  expect(screen.getByText('Deleted')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Delete Calm/ })).toBeTruthy()
})

test('the keyboard focus goes from Delete to Undo, and back into the row', async () => {
  open({ moods: page(aMood()), removeMood: null, restoreMood: aMood() })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const remove = screen.getByRole('button', { name: /^Delete Calm/ })
  remove.focus()
  fireEvent.click(remove)
  const undo = await screen.findByRole('button', { name: /^Undo delete: Calm/ })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  const edit = await screen.findByRole('button', { name: /^Edit Calm/ })
  await waitFor(() => expect(document.activeElement).toBe(edit))
})

test('a link with a result leads to the insights', async () => {
  const links = wellnessInsights().links.map((link) => {
    if (link.id !== 'minutes-mood') return link
    return Object.assign(link, { pairedDays: 35, verdict: 'more', interval: { low: 0.2, high: 0.6 } })
  })
  const { onInsights } = open({}, wellnessInsights({ links }))
  expect(
    await screen.findByText(
      /^Days with more practice tend to go with more pleasant moods \(35 days\)\. Something else/,
    ),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See the days behind it' }))
  expect(onInsights).toHaveBeenCalledOnce()
})
