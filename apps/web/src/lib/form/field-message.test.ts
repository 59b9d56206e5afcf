import { expect, test, vi } from 'vitest'
import { fieldMessage, translateErrors } from './field-message.ts'

vi.mock('./field-messages.text.ts', () => ({
  fieldMessages: { 'Name is required': 'Bitte gib einen Namen an', 'Date is required': 'Bitte gib ein Datum an' },
  issueMessages: { too_small: 'Bitte gib mehr an' },
}))

test('a message is translated if the language has it', () => {
  expect(fieldMessage({ code: 'too_small', message: 'Name is required' })).toBe('Bitte gib einen Namen an')
  expect(fieldMessage({ code: 'server', message: 'Something else' })).toBe('Something else')
})

test('Zod’s own words are replaced by ours', () => {
  const message = 'Too small: expected string to have >=1 characters'
  expect(fieldMessage({ code: 'too_small', message })).toBe('Bitte gib mehr an')
  expect(translateErrors({ code: { type: 'too_small', message } })).toEqual({
    code: { type: 'too_small', message: 'Bitte gib mehr an' },
  })
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
