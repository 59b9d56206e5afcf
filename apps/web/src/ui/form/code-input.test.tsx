// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CodeInput } from './code-input.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

function CodeForm() {
  const [code, setCode] = useState('')
  return (
    <Field label="Six-digit code">
      <CodeInput value={code} onValueChange={setCode} />
    </Field>
  )
}

const enter = (text: string) => {
  render(<CodeForm />)
  const input = screen.getByLabelText('Six-digit code')
  fireEvent.change(input, { target: { value: text } })
  return input as HTMLInputElement
}

const cells = () => Array.from(document.querySelectorAll('.code-cell'), (cell) => cell.textContent)
const nextCell = () =>
  Array.from(document.querySelectorAll('.code-cell')).findIndex((cell) => cell.matches('.code-next'))

test('is one real input that phones can fill in from a message', () => {
  const input = enter('')
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

test('draws each digit in its cell and marks the next one', () => {
  enter('408')
  expect(cells()).toEqual(['4', '0', '8', '', '', ''])
  expect(nextCell()).toBe(3)
})

test.each([
  ['spaces and dashes', '408 91-2', '408912'],
  ['more than six digits', '4089127', '408912'],
  ['letters', 'a4b0', '40'],
])('a paste with %s keeps only the digits', (_name, pasted, digits) => {
  expect(enter(pasted).value).toBe(digits)
})

test('with a full code, the last cell stays marked for corrections', () => {
  enter('408912')
  expect(nextCell()).toBe(5)
})
