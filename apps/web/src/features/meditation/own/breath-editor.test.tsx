// @vitest-environment happy-dom
import type { JourneySettings } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { BreathEditor } from './breath-editor.tsx'

type Props = Partial<Parameters<typeof BreathEditor>[0]>

function open(props: Props = {}, gentleDays: JourneySettings['gentleDays'] = { state: 'none' }) {
  const used: unknown[] = []
  renderScreen(<BreathEditor breath={null} leaveOut={[]} onUse={(breath) => used.push(breath)} {...props} />, {
    api: { journey: { settings: journeySettings({ gentleDays }) } },
  })
  return used
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, seconds: number) =>
  fireEvent.change(screen.getByLabelText(`${name}, seconds`), { target: { value: `${seconds}` } })
const fields = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))

test('it starts without holding, and each part has its own seconds', () => {
  const used = open()
  expect(screen.getByText('6 breaths a minute.')).toBeTruthy()
  press('In, seconds, more')
  press('Hold, seconds, more')
  type('Out', 12)
  press('Out, seconds, more')
  type('Hold after', 2)
  expect(screen.getByText('About 2.9 breaths a minute.')).toBeTruthy()
  press('Use this breath')
  expect(used).toEqual([{ in: 5, hold: 1, out: 13, rest: 2 }])
})

test('the caution is on the page, with the limits', () => {
  open()
  expect(screen.getByText(/^Please don’t hold it if you’re pregnant/)).toBeTruthy()
  expect(screen.getByText(/A whole breath takes 6 or more/)).toBeTruthy()
})

test('a breath that is too quick cannot be used', () => {
  const used = open()
  type('In', 2)
  type('Out', 3)
  expect(screen.getByRole('alert').textContent).toBe(
    'A breath of 5 seconds is too quick to save. Please make it 6 or longer.',
  )
  press('Use this breath')
  type('Hold', 1)
  expect(screen.queryByRole('alert')).toBeNull()
  press('Use this breath')
  expect(used).toEqual([{ in: 2, hold: 1, out: 3, rest: 0 }])
})

test.each([
  ['In', 1],
  ['Out', 16],
  ['Hold', 9],
  ['Hold after', 9],
])('%s of %i seconds is ignored', (part, seconds) => {
  const used = open()
  type(part, seconds)
  press('Use this breath')
  expect(used).toEqual([{ in: 4, hold: 0, out: 6, rest: 0 }])
})

test('with something to leave out, nothing can be held, and the page says why', () => {
  const used = open({ breath: { in: 2, hold: 4, out: 2, rest: 0 }, leaveOut: ['pregnancy'] })
  expect(fields()).toEqual(['In, seconds', 'Out, seconds'])
  expect(screen.getByText('We leave holding the breath out during pregnancy. You told this device.')).toBeTruthy()
  press('Use this breath')
  expect(used).toEqual([{ in: 2, hold: 0, out: 4, rest: 0 }])
})

test('in gentle days holding is folded away, until the member wants to see all', async () => {
  open({}, { state: 'gentle', firstDay: '2026-01-01', lastDay: '2026-01-14' })
  await screen.findByText('In gentle days we suggest a breath without holding.')
  expect(fields()).toEqual(['In, seconds', 'Out, seconds'])
  press('Show all')
  expect(fields()).toEqual(['In, seconds', 'Hold, seconds', 'Out, seconds', 'Hold after, seconds'])
})

test('a breath can be left out again', () => {
  const used = open({ breath: { in: 4, hold: 0, out: 6, rest: 0 } })
  press('Breathe freely')
  expect(used).toEqual([null])
})
