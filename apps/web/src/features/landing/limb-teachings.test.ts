import { limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { limbTeachings } from './limb-teachings.text.ts'
import { limbStones } from './scene-shapes.ts'

test('the landing page teaches all eight limbs in their order', () => {
  expect(limbTeachings.map(({ limb }) => limb)).toEqual(limbs)
  expect(limbStones.map(({ limb }) => limb)).toEqual(limbs)
})
