import { limbs } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenIn, formPathFor } from './chosen-practice.rules.ts'

const read = (path: string) => chosenIn(new URL(path, 'https://example.org').searchParams)

test('a link to the form is read as it was written', () => {
  const practice = fc.record({ limbType: fc.constantFrom(...limbs), minutes: fc.integer({ min: 1, max: 300 }) })
  fc.assert(
    fc.property(practice, (chosen) => {
      expect(read(formPathFor(chosen))).toEqual(chosen)
    }),
  )
})

test.each([
  '/?tab=practice',
  '/?limb=asana',
  '/?minutes=20',
  '/?limb=yoga&minutes=20',
  '/?limb=asana&minutes=0',
  '/?limb=asana&minutes=301',
  '/?limb=asana&minutes=2.5',
  '/?limb=asana&minutes=many',
])('%s chooses nothing', (path) => expect(read(path)).toBeUndefined())
