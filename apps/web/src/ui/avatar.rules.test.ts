import { expect, test } from 'vitest'
import { initialsOf } from './avatar.rules.ts'

test.each([
  ['Mira Sandoval', 'MS'],
  ['Ana Lucía de la Cruz', 'AC'],
  ['mira.sits', 'MS'],
  ['Ānanda', 'Ā'],
  ['  ', ''],
  ['Maya (demo)', 'MD'],
])('%j signs as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
