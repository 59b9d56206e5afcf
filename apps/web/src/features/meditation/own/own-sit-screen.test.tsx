// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { controllerOf } from '../sit/controller.ts'
import { loadNoSounds, morningOnAMutedDevice } from '../testing.ts'
import { OwnSitScreen } from './own-sit-screen.tsx'

beforeEach(morningOnAMutedDevice)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

let members = 0
/** Each member gets a controller of their own, because one lives as long as the page. */
function open(saved: object = {}) {
  const id = `own sit ${(members += 1)}`
  localStorage.setItem(`meditation-settings:${id}`, JSON.stringify(saved))
  const view = renderScreen(<OwnSitScreen />, { user: { ...mira, id } })
  loadNoSounds()
  return { ...view, controller: controllerOf(id) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('button', { name: /^Move / }).map((grip) => grip.getAttribute('aria-label'))
const moveDown = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'ArrowDown' })

test('it starts from the length and the bells of the timer', () => {
  open({ minutes: 12, bells: { start: true, end: false, every: 5 }, settleSeconds: 60 })
  expect(screen.getByText('In minutes: settling 1, Sitting 5, Sitting 5, Sitting 2')).toBeTruthy()
  expect(screen.getByText('12 minutes, with 3 strokes of the bell.')).toBeTruthy()
})

test('stretches are added, named, timed, moved and removed, and the timer gets the sit', () => {
  const { controller } = open({ minutes: 20 })
  press('Add a stretch')
  const [first, second] = screen.getAllByLabelText('Name')
  fireEvent.change(second!, { target: { value: 'Walking' } })
  expect(first).toHaveProperty('value', 'Sitting')
  press('Walking, minutes, less')
  fireEvent.change(screen.getByLabelText('Walking, minutes'), { target: { value: '5' } })
  fireEvent.click(screen.getAllByLabelText('two strokes').at(-1)!)
  press('Add a stretch')
  press('Settle first, minutes, more')
  expect(screen.getByText('35 minutes, with 5 strokes of the bell.')).toBeTruthy()
  moveDown('Move Walking')
  expect(names()).toEqual(['Move Sitting', 'Move Sitting', 'Move Walking'])
  expect(screen.getByText('Walking is now number 3 of 3.')).toBeTruthy()
  moveDown('Move Walking')
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove Sitting' })[1]!)
  press('Use this sit')
  expect(controller.settings.get().programme).toEqual({
    settle: { minutes: 1, strokes: 1 },
    stretches: [
      { name: 'Sitting', minutes: 20, strokes: 1 },
      { name: 'Walking', minutes: 5, strokes: 2 },
    ],
  })
})

test('a number that is out of range changes nothing, and more than 300 minutes cannot be used', () => {
  open({ minutes: 180 })
  const minutes = screen.getByLabelText('Sitting, minutes')
  fireEvent.change(minutes, { target: { value: '181' } })
  expect(minutes.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(minutes)
  expect(minutes).toHaveProperty('value', '180')
  press('Add a stretch')
  fireEvent.change(screen.getAllByLabelText('Sitting, minutes')[1]!, { target: { value: '121' } })
  expect(screen.getByRole('alert').textContent).toContain('this one has 301')
  expect(screen.getByRole('button', { name: 'Use this sit' })).toHaveProperty('disabled', true)
})

test('there are at most twelve stretches', () => {
  open({ minutes: 5 })
  for (let count = 1; count < 12; count++) press('Add a stretch')
  expect(names()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Add a stretch' })).toBeNull()
})
