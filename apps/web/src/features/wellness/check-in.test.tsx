// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, never, renderScreen } from '#testing/render-screen.tsx'
import { aMood } from '#testing/wellness.ts'
import { CheckIn } from './check-in.tsx'

const saved = (offersHelp = false) => ({ ...aMood({ energy: 5, energyGiven: false }), offersHelp })
const stone = (name: string) => screen.getByRole('button', { name })

test('one tap saves the mood without energy, and the focus goes to the saved mood', async () => {
  const view = renderScreen(<CheckIn />, { api: { wellness: { logMood: saved() } } })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Happy',
    'Calm',
    'Excited',
    'Peaceful',
    'Stressed',
    'Anxious',
    'Sad',
    'Energetic',
  ])
  fireEvent.click(stone('Calm'))
  const title = await screen.findByRole('heading', { name: 'Calm, saved at 13:21' })
  expect(document.activeElement).toBe(title)
  expect(view.callsTo('wellness.logMood').map(({ body }) => body)).toEqual([
    { mood: 'calm', energyGiven: false, clientId: expect.any(String) as string },
  ])
})

test('a second tap during the first saves nothing more', async () => {
  const view = renderScreen(<CheckIn />, { api: { wellness: { logMood: () => never() } } })
  fireEvent.click(stone('Calm'))
  await waitFor(() => expect(stone('Sad').getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(stone('Sad'))
  expect(view.callsTo('wellness.logMood')).toHaveLength(1)
})

test('a failed tap is shown, and sent again with the same id', async () => {
  const view = renderScreen(<CheckIn />, { api: { wellness: { logMood: breakDown() } } })
  fireEvent.click(stone('Calm'))
  expect(await screen.findByText('Failed to save mood entry')).toBeTruthy()
  view.answer({ wellness: { logMood: saved() } })
  fireEvent.click(stone('Calm'))
  expect(await screen.findByText('Calm, saved at 13:21')).toBeTruthy()
  const ids = view.callsTo('wellness.logMood').map(({ body }) => (body as { clientId: string }).clientId)
  expect(new Set(ids).size).toBe(1)
})

test('energy and notes can be added afterwards', async () => {
  const view = renderScreen(<CheckIn />, {
    api: {
      wellness: {
        logMood: saved(),
        editMood: ({ body }) => aMood({ energy: body.energy ?? 5, notes: body.notes ?? null }),
      },
    },
  })
  fireEvent.click(stone('Calm'))
  fireEvent.click(await screen.findByRole('radio', { name: 'Energy, 1 low to 10 high: 8' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /: 8$/ })).toHaveProperty('checked', true))
  fireEvent.click(screen.getByRole('button', { name: 'Add notes' }))
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'Rain all day.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText('Notes saved')).toBeTruthy()
  expect(view.callsTo('wellness.editMood').map(({ body }) => body)).toEqual([
    { version: 1, energy: 8 },
    { version: 1, notes: 'Rain all day.' },
  ])
})

test('a failed change of energy is shown, and the mood stays saved', async () => {
  renderScreen(<CheckIn />, { api: { wellness: { logMood: saved(), editMood: breakDown() } } })
  fireEvent.click(stone('Calm'))
  fireEvent.click(await screen.findByRole('radio', { name: /: 8$/ }))
  expect(await screen.findByText('Failed to save mood entry. Please try again.')).toBeTruthy()
  expect(screen.getByText('Calm, saved at 13:21')).toBeTruthy()
})

test('undo deletes the mood and asks again', async () => {
  const view = renderScreen(<CheckIn />, { api: { wellness: { logMood: saved(), removeMood: null } } })
  fireEvent.click(stone('Calm'))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const title = await screen.findByRole('heading', { name: 'How are you feeling?' })
  expect(document.activeElement).toBe(title)
  expect(view.callsTo('wellness.removeMood')).toHaveLength(1)
  fireEvent.click(stone('Calm'))
  fireEvent.click(await screen.findByRole('button', { name: 'Log another' }))
  expect(screen.getByText('How are you feeling?')).toBeTruthy()
})

test('after three low days, one line leads to the helplines and disappears when dismissed', async () => {
  const view = renderScreen(<CheckIn />, { api: { wellness: { logMood: saved(true), dismissHelp: null } } })
  fireEvent.click(stone('Sad'))
  const link = await screen.findByRole('link', { name: 'Find someone to talk to' })
  expect(link.getAttribute('href')).toBe('/help-now')
  fireEvent.click(screen.getByRole('button', { name: 'Hide this for 30 days' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Find someone to talk to' })).toBeNull())
  await waitFor(() => expect(view.callsTo('wellness.dismissHelp')).toHaveLength(1))
})
