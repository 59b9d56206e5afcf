// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

afterEach(cleanup)

const wordsDescribing = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)

test.each([
  ['text input', <TextInput key="control" />],
  ['textarea', <Textarea key="control" />],
  ['select', <Select key="control" />],
  ['password input', <PasswordInput key="control" autoComplete="new-password" />],
])('the label names the %s inside', (_name, control) => {
  render(<Field label="Intention">{control}</Field>)
  expect(screen.getByLabelText('Intention').tagName).toMatch(/INPUT|TEXTAREA|SELECT/)
})

test('an error marks the control and describes it before the hint', () => {
  render(
    <Field label="Duration" hint="In minutes" error="Duration cannot exceed 300 minutes">
      <TextInput />
    </Field>,
  )
  const control = screen.getByLabelText('Duration')
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(wordsDescribing(control)).toEqual(['Duration cannot exceed 300 minutes', 'In minutes'])
})

test('without an error or a hint, the control is neither marked nor described', () => {
  render(
    <Field label="Duration">
      <TextInput />
    </Field>,
  )
  const control = screen.getByLabelText('Duration')
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

function RegisteredForm() {
  const { register } = useForm({ defaultValues: { intention: 'Sit every day' } })
  return (
    <Field label="Intention">
      <TextInput {...register('intention')} />
    </Field>
  )
}

test('a registered control is part of its form', () => {
  render(<RegisteredForm />)
  expect(screen.getByLabelText<HTMLInputElement>('Intention').value).toBe('Sit every day')
})

test('a password can be shown', () => {
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  )
  const control = screen.getByLabelText('Password')
  expect(control.getAttribute('type')).toBe('password')
  act(() => screen.getByRole('button', { name: 'Show password' }).click())
  expect(control.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy()
})
