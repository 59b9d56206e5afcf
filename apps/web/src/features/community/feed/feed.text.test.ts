import { expect, test } from 'vitest'
import { feedText } from './feed.text.ts'

test.each([
  [0, 'Like Asha’s asana, 0 likes'],
  [1, 'Like Asha’s asana, 1 like'],
  [3, 'Like Asha’s asana, 3 likes'],
])('with %i likes, the button is called %s', (likes, label) => {
  expect(feedText.likeCounted('Asha', 'Asana', likes)).toBe(label)
})

test('without the count, the button names the practice', () => {
  expect(feedText.like('Asha', 'Asana')).toBe('Like Asha’s asana')
})
