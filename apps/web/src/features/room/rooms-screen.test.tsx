// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { NextRoom } from './next-room.tsx'
import { RoomsScreen } from './rooms-screen.tsx'
import { aRoomView, roomApi } from './testing.ts'

test('rooms show when they start, whose they are and how full', async () => {
  renderScreen(<RoomsScreen />, { api: roomApi({ list: { items: [aRoomView(12)] } }) })
  expect(await screen.findByRole('heading', { level: 3, name: 'The 7:30 sit' })).toBeTruthy()
  expect(screen.getByText('Asha, open to all members')).toBeTruthy()
  expect(screen.getByText('20 minutes, 2 of 10 places taken')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take a place: The 7:30 sit' })).toBeTruthy()
})

test('a place that is kept is shown as such', async () => {
  renderScreen(<RoomsScreen />, { api: roomApi({ list: { items: [aRoomView(12, { isIn: true })] } }) })
  expect(await screen.findByText('Your place is kept')).toBeTruthy()
})

test('without rooms the page says what will be here', async () => {
  renderScreen(<RoomsScreen />, { api: roomApi({ list: { items: [] } }) })
  expect(await screen.findByText('No rooms yet')).toBeTruthy()
})

test('rooms that fail to load can be tried again', async () => {
  const view = renderScreen(<RoomsScreen />, { api: roomApi({ list: breakDown() }) })
  expect(await screen.findByText('We couldn’t load the rooms')).toBeTruthy()
  view.answer(roomApi({ list: { items: [] } }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No rooms yet')).toBeTruthy()
})

test('a room of one’s own opens soon, for followers, without a name', async () => {
  const view = renderScreen(<RoomsScreen />, {
    path: '/rooms',
    pattern: '/rooms',
    api: roomApi({ list: { items: [] }, open: aRoomView(5) }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Open a room' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Evening' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Open a room' }))
  await waitFor(() => expect(view.callsTo('room.open')).toHaveLength(1))
  expect(view.callsTo('room.open')[0]?.body).toMatchObject({
    name: 'Evening',
    audience: 'followers',
    inMinutes: 5,
    showName: false,
  })
  expect(await screen.findByText('another page')).toBeTruthy()
})

test('the community shows the next room', async () => {
  renderScreen(<NextRoom />, { api: roomApi({ list: { items: [aRoomView(12)] } }) })
  expect(await screen.findByText('The 7:30 sit.')).toBeTruthy()
  expect(screen.getByText('20 minutes of dhyana, open to all members.', { exact: false })).toBeTruthy()
})

test('a room can start at a set time', async () => {
  const view = renderScreen(<RoomsScreen />, { api: roomApi({ list: { items: [] }, open: aRoomView(5) }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Open a room' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Morning' } })
  fireEvent.click(dialog.getByLabelText('At a set time'))
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-20' } })
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '07:30' } })
  fireEvent.click(dialog.getByLabelText('Show my name in the room'))
  fireEvent.click(dialog.getByRole('button', { name: 'Open a room' }))
  await waitFor(() => expect(view.callsTo('room.open')).toHaveLength(1))
  const body = view.callsTo('room.open')[0]?.body
  expect(body).toMatchObject({ startTime: new Date('2026-11-20T07:30').toISOString(), showName: true })
})

test('rooms of today, tomorrow and later have their day above them, and the next one the first button', async () => {
  const items = [12, 24 * 60, 5 * 24 * 60].map((minutes, index) =>
    aRoomView(minutes, { roomId: `0198a1f0-0000-7000-8000-00000000090${index}`, name: `Room ${index}` }),
  )
  renderScreen(<RoomsScreen />, { api: roomApi({ list: { items } }) })
  const first = await screen.findByRole('link', { name: 'Take a place: Room 0' })
  expect(first.className).not.toContain('button-secondary')
  expect(screen.getByRole('link', { name: 'Take a place: Room 1' }).className).toContain('button-secondary')
  expect(screen.getByText(/^in your time, /)).toBeTruthy()
})

test('the community says the day of a next room that is not today', async () => {
  renderScreen(<NextRoom />, { api: roomApi({ list: { items: [aRoomView(3 * 24 * 60)] } }) })
  expect(await screen.findByText(/, \d\d?:\d\d/)).toBeTruthy()
})

test('the community says that a room is sat in', async () => {
  renderScreen(<NextRoom />, { api: roomApi({ list: { items: [aRoomView(0)] } }) })
  expect(await screen.findByText('sitting now')).toBeTruthy()
})
