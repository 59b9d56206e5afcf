// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LengthChoice } from './length-choice.tsx'

afterEach(cleanup)

function Choosing({ first }: { first: number | null }) {
  const [minutes, setMinutes] = useState(first)
  return (
    <>
      <LengthChoice minutes={minutes} disabled={false} onChange={setMinutes} />
      <output>{minutes ?? 'open-ended'}</output>
    </>
  )
}

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

test.each(['1', '180', ''])('%o is fine: the field shows no error', (typed) => {
  render(<Choosing first={10} />)
  typeCustom('500')
  typeCustom(typed)
  expect(screen.queryByText(/whole minutes/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(typed || '10')
})
