import { username } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeUsername } from './made-username.rules.ts'

test.each([
  ['Mira Sandoval', 'mira-sandoval-042000'],
  ['  B.K.S. Iyengar ', 'b-k-s-iyengar-042000'],
  ['मीरा', 'मीरा-042000'],
  ['🌿', 'member-042000'],
  ['Mira Мира', 'member-042000'],
  ['x'.repeat(100), `${'x'.repeat(43)}-042000`],
])('%s becomes %s', (name, made) => {
  expect(madeUsername(name, () => 0.042)).toBe(made)
})

test('any name becomes a valid username', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      (name, at) => {
        expect(username.safeParse(madeUsername(name, () => at)).success).toBe(true)
      },
    ),
  )
})
