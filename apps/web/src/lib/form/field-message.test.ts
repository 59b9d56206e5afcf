import { expect, test, vi } from 'vitest'
import { fieldMessage, translateErrors } from './field-message.ts'

vi.mock('./field-messages.text.ts', () => ({
  fieldMessages: { 'Name is required': 'Bitte gib einen Namen an', 'Date is required': 'Bitte gib ein Datum an' },
}))

test('a message is translated if the language has it', () => {
  expect(fieldMessage('Name is required')).toBe('Bitte gib einen Namen an')
  expect(fieldMessage('Something else')).toBe('Something else')
})

test('so are all messages of a form, wherever they are', () => {
  const errors = {
    name: { type: 'too_small', message: 'Name is required', ref: { name: 'name' } },
    tags: [undefined, { type: 'custom', message: 'Date is required' }],
    message: { type: 'custom', message: 'Something else' },
    root: { type: 'not-validated' },
  }
  expect(translateErrors(errors)).toEqual({
    name: { type: 'too_small', message: 'Bitte gib einen Namen an', ref: { name: 'name' } },
    tags: [undefined, { type: 'custom', message: 'Bitte gib ein Datum an' }],
    message: { type: 'custom', message: 'Something else' },
    root: { type: 'not-validated' },
  })
})
