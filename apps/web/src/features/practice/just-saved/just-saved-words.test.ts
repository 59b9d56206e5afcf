import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { feelingsInWords, placeInWeek, stonesOf } from './just-saved-words.ts'

const [monday, tuesday, newest] = ['a', 'b', 'c'].map((id) => aPractice({ id }))
const idsOf = (sessions: { id: string }[]) => sessions.map(({ id }) => id).join('')

test('the newest stone lies on top, whether or not the list has it yet', () => {
  expect(idsOf(stonesOf([tuesday!, monday!], newest!))).toBe('abc')
  expect(idsOf(stonesOf([newest!, tuesday!, monday!], newest!))).toBe('abc')
  expect(idsOf(stonesOf([], newest!))).toBe('c')
})

test('feelings are mentioned only if both are known', () => {
  expect(feelingsInWords(aPractice({ beforeFeeling: 'restless', afterFeeling: 'calm' }))).toBe(
    'Restless before, calm after.',
  )
  expect(feelingsInWords(aPractice({ beforeFeeling: null }))).toBe('')
})

test.each([
  [1, 'The first stone since Monday.'],
  [6, 'The sixth stone since Monday.'],
  [11, ''],
])('stone %i reads: %s', (count, words) => expect(placeInWeek(count)).toBe(words))

test.each([
  [1, 0, 'Your very first stone.'],
  [1, 1, 'Your very first stone.'],
  [1, 2, 'The first stone since Monday.'],
  [2, 2, 'The second stone since Monday.'],
])('stone %i of this week and %i in all reads: %s', (count, total, words) =>
  expect(placeInWeek(count, total)).toBe(words),
)
