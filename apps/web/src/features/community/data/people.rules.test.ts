import { followStates, type PersonCard } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { changePerson, followingChange, pathOf } from './people.rules.ts'

const asha: PersonCard = {
  id: 'a',
  username: 'asha',
  displayName: 'Asha Rao',
  profileImage: null,
  isVerified: false,
  follow: 'none',
}
const ben: PersonCard = { ...asha, id: 'b', username: 'ben', displayName: 'Ben Ito' }
const followed = (person: PersonCard): PersonCard => ({ ...person, follow: 'following' })

test('a person is updated in a plain list', () => {
  const list = { items: [asha, ben], nextCursor: null }
  expect(changePerson(list, 'a', followed)).toEqual({ items: [followed(asha), ben], nextCursor: null })
})

test('a person is updated in every page of an infinite list', () => {
  const list = { pages: [{ items: [asha] }, { items: [ben, asha] }], pageParams: ['', 'x'] }
  expect(changePerson(list, 'a', followed)).toEqual({
    pages: [{ items: [followed(asha)] }, { items: [ben, followed(asha)] }],
    pageParams: ['', 'x'],
  })
})

test('only an accepted follow counts, and undoing it restores the count', () => {
  const all = followStates.flatMap((before) => followStates.map((after) => [before, after] as const))
  for (const [before, after] of all)
    expect(followingChange(before, after) + followingChange(after, before)).toBeCloseTo(0)
  expect(followingChange('none', 'following')).toBe(1)
  expect(followingChange('following', 'none')).toBe(-1)
  expect(followingChange('none', 'requested')).toBe(0)
})

test('a username with special characters is safe in an address', () => {
  expect(pathOf({ username: 'a/b?c' })).toBe('/people/a%2Fb%3Fc')
})
