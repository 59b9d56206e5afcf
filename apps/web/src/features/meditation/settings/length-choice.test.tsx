// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LengthChoice } from './length-choice.tsx'

afterEach(cleanup)

function Choosing({ first, sat = 0 }: { first: number | null; sat?: number }) {
  const [minutes, setMinutes] = useState(first)
  return (
    <>
      <LengthChoice minutes={minutes} isOver={(length) => length !== null && length <= sat} onChange={setMinutes} />
      <output>{minutes ?? 'open-ended'}</output>
    </>
  )
}

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

const typeCustom = (text: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Other length, from 1 to 180 minutes' }))
  fireEvent.change(screen.getByLabelText('Custom minutes'), { target: { value: text } })
}

test.each([
  [10, '181', 'Please enter whole minutes, from 1 to 180. Your sit stays at 10 minutes.'],
  [1, '0', 'Please enter whole minutes, from 1 to 180. Your sit stays at 1 minute.'],
  [null, '2.5', 'Please enter whole minutes, from 1 to 180. Your sit stays open-ended.'],
])('with a length of %s, %s is ignored and the field says why', (first, typed, words) => {
  render(<Choosing first={first} />)
  typeCustom(typed)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Custom minutes').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(String(first ?? 'open-ended'))
})

test.each(['1', '180', ''])('%o is valid, and the field shows no error', (typed) => {
  render(<Choosing first={10} />)
  typeCustom('500')
  typeCustom(typed)
  expect(screen.queryByText(/whole minutes/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(typed || '10')
})

test('in a pause, lengths shorter than the time sat can be neither tapped nor typed', () => {
  render(<Choosing first={20} sat={12} />)
  expect(['5', '10', '15', '20', '60'].map(isDisabled)).toEqual([true, true, false, false, false])
  typeCustom('12')
  expect(screen.getByText('You’ve already sat for 12 minutes or more.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('20')
  typeCustom('13')
  expect(screen.getByRole('status').textContent).toBe('13')
})
