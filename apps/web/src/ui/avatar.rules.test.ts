import { expect, test } from 'vitest'
import { initialsOf, smallPicture, tintOf } from './avatar.rules.ts'

test.each([
  ['Mira Sandoval', 'MS'],
  ['Ana Lucía de la Cruz', 'AC'],
  ['mira.sits', 'MS'],
  ['Ānanda', 'Ā'],
  ['  ', ''],
  ['Maya (demo)', 'MD'],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a list shows the small picture, and other addresses stay as they are', () => {
  expect(smallPicture('/api/pictures/a/b-512.webp')).toBe('/api/pictures/a/b-96.webp')
  expect(smallPicture('/elsewhere.png')).toBe('/elsewhere.png')
})

test('members are spread over four tints, and each member always has the same', () => {
  const ids = Array.from({ length: 200 }, (_, number) => `0198a1f0-0000-7000-8000-${String(number).padStart(12, '0')}`)
  expect(new Set(ids.map(tintOf))).toEqual(new Set([1, 2, 3, 4]))
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf))
})
