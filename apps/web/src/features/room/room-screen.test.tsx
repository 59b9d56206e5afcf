// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { RoomScreen } from './room-screen.tsx'
import type { RoomTimer } from './sitting-room.tsx'
import { aRoomView, aStone, roomApi, roomId } from './testing.ts'

const aTimer = (sit: RoomTimer['sit'] = null) => ({ sit, begin: vi.fn(), finish: vi.fn() })

const open = (room: NonNullable<FakeApi['room']>, timer = aTimer()) => ({
  ...renderScreen(<RoomScreen id={roomId} timer={timer} />, { path: `/rooms/${roomId}`, api: roomApi(room) }),
  timer,
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const inIt = { isIn: true, stones: [aStone(1), aStone(2, { isYou: true, name: 'Mira' })] }

test('a room that isn’t for the member says no more than that', async () => {
  open({ view: refuse('room.not_found') })
  expect(await screen.findByText('We couldn’t open this room')).toBeTruthy()
  expect(screen.getByText('It may be closed, or not for you.')).toBeTruthy()
})

test('the lobby shows when it starts, who hosts it and which places are free', async () => {
  open({ view: aRoomView(12) })
  expect(await screen.findByRole('heading', { level: 1, name: 'The 7:30 sit' })).toBeTruthy()
  expect(screen.getByText('8 places left')).toBeTruthy()
  expect(screen.getByText(/Asha, open to all members/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Stone 1', 'Ben']),
  )
})

test('taking a place shows no name unless that is chosen', async () => {
  const view = open({ view: aRoomView(12), join: aRoomView(12, inIt) })
  await press('Take a place')
  expect(await screen.findByRole('button', { name: 'Give my place back' })).toBeTruthy()
  expect(view.callsTo('room.join').map(({ body }) => body)).toEqual([{ showName: false }])
  expect(view.timer.begin).not.toHaveBeenCalled()
})

test('a full room has no place to take', async () => {
  open({ view: aRoomView(12, { taken: 10 }) })
  expect(await screen.findByText('All places are taken')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take a place' }).hasAttribute('disabled')).toBe(true)
})

test('a minute before the start the timer gets the sit, with the room’s own id and moment', async () => {
  const room = aRoomView(0.5, inIt)
  const { timer } = open({ view: room })
  await waitFor(() => expect(timer.begin).toHaveBeenCalledTimes(1))
  const [begun] = timer.begin.mock.calls[0] as [{ startsAt: number }]
  expect(begun).toMatchObject({ id: room.sitId, roomId, minutes: 20, limbType: 'dhyana' })
  expect(Math.abs(begun.startsAt - Date.parse(room.startTime))).toBeLessThan(1_000)
})

test('a sit that runs elsewhere on the device isn’t taken over', async () => {
  const { timer } = open({ view: aRoomView(-1, inIt) }, aTimer({ id: 'another', startsAt: 0 }))
  expect(await screen.findByText('You’re in another sit on this device. End it to sit here.')).toBeTruthy()
  expect(timer.begin).not.toHaveBeenCalled()
})

test('leaving early ends the sit quietly and gives the place back', async () => {
  const room = aRoomView(-5, inIt)
  const view = open({ view: room, leave: null, list: { items: [] } }, aTimer({ id: room.sitId, startsAt: 0 }))
  expect(await screen.findByRole('timer')).toBeTruthy()
  await press('Leave quietly')
  await waitFor(() => expect(view.callsTo('room.leave')).toHaveLength(1))
  expect(view.timer.finish).toHaveBeenCalledTimes(1)
})

test('after the last bell there is one sentence, and one thank-you', async () => {
  const over = aRoomView(-30, inIt)
  const view = open({ view: over, thank: { ...over, thanks: 1, hasThanked: true } })
  expect(await screen.findByRole('heading', { level: 1, name: '20 minutes, 2 people.' })).toBeTruthy()
  await press('Bow to the room')
  expect(await screen.findByText('1 person has bowed so far.')).toBeTruthy()
  expect(view.callsTo('room.thank')).toHaveLength(1)
})

test('someone without a name can be blocked and reported by their place', async () => {
  const view = open({ view: aRoomView(12, inIt), block: null, report: null })
  await press('Block: Stone 1')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(view.callsTo('room.block')).toHaveLength(1))
  expect(view.callsTo('room.block')[0]?.url).toContain('/places/1/block')
  expect(screen.queryByRole('button', { name: 'Ask to leave: Stone 1' })).toBeNull()
  await press('Report: Stone 1')
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'Not kind' } })
  await press('Send report')
  await waitFor(() =>
    expect(view.callsTo('room.report').map(({ body }) => body)).toEqual([
      { place: 1, kind: 'other', reason: 'Not kind' },
    ]),
  )
})

test('a host can start now, close the room and ask someone to leave', async () => {
  const room = aRoomView(12, { ...inIt, isHost: true })
  const view = open({ view: room, begin: room, remove: room, close: null, list: { items: [] } })
  await press('Start now')
  await waitFor(() => expect(view.callsTo('room.begin')).toHaveLength(1))
  await press('Ask to leave: Stone 1')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask to leave' }))
  await waitFor(() => expect(view.callsTo('room.remove')).toHaveLength(1))
})

test('a closed room leads back to the others', async () => {
  const room = aRoomView(12, { ...inIt, isHost: true })
  const timer = aTimer()
  const view = renderScreen(<RoomScreen id={roomId} timer={timer} />, {
    path: `/rooms/${roomId}`,
    pattern: '/rooms/:id',
    api: roomApi({ view: room, close: null, list: { items: [] } }),
  })
  await press('Close the room')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Everyone with a place finds it closed.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Close the room' }))
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(view.callsTo('room.close')).toHaveLength(1)
})

test('a place that is given back leads back to the others', async () => {
  const view = renderScreen(<RoomScreen id={roomId} timer={aTimer()} />, {
    path: `/rooms/${roomId}`,
    pattern: '/rooms/:id',
    api: roomApi({ view: aRoomView(12, inIt), leave: null, list: { items: [] } }),
  })
  await press('Give my place back')
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(view.callsTo('room.leave')).toHaveLength(1)
})

test('a room on another day shows its date, and a member who took a place early arrives by opening it', async () => {
  const early = { isIn: true, stones: [aStone(1, { isYou: true, isHere: false, name: 'Mira' })], taken: 1 }
  const later = open({ view: aRoomView(60 * 24, early) })
  expect(await screen.findByText(/^Starts \d/)).toBeTruthy()
  expect(later.callsTo('room.join')).toEqual([])
})

test('within a quarter of an hour of the start, opening the page is arriving', async () => {
  const early = { isIn: true, stones: [aStone(1, { isYou: true, isHere: false, name: 'Mira' })], taken: 1 }
  const here = { ...early, stones: [aStone(1, { isYou: true, name: 'Mira' })] }
  const view = open({ view: aRoomView(10, early), join: aRoomView(10, here) })
  await waitFor(() => expect(view.callsTo('room.join').map(({ body }) => body)).toEqual([{}]))
  expect(await screen.findByText('You’re the first one here.')).toBeTruthy()
})

test('a refusal says why, and nothing changes', async () => {
  open({ view: aRoomView(12), join: refuse('room.full') })
  await press('Take a place')
  expect(await screen.findByText('All places are taken.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take a place' })).toBeTruthy()
})

test('while people sit, the count leaves out places that were only taken', async () => {
  const room = aRoomView(-5, { ...inIt, stones: [...inIt.stones, aStone(3, { isHere: false })] })
  open({ view: room }, aTimer({ id: room.sitId, startsAt: 0 }))
  expect(await screen.findByText('2 people are sitting')).toBeTruthy()
  expect(screen.getByText('Your stone is ringed in yellow.')).toBeTruthy()
})
