import { expect, test } from 'vitest'
import { dayOfNumber } from '../calendar/calendar.rules.ts'
import { isPausedTooLong } from './pauses.rules.ts'

const today = 20_000
type Days = [first: number, last: number]
const pauseOf = ([first, last]: Days) => ({ firstDay: dayOfNumber(today + first), lastDay: dayOfNumber(today + last) })

/** Days are counted from today. */
const cases: [name: string, added: Days, others: Days[], practised: number[], isTooLong: boolean][] = [
  ['thirty days at once', [0, 29], [], [], false],
  ['thirty days in two pauses', [10, 29], [[0, 9]], [], false],
  ['one day too many after another pause', [10, 30], [[0, 9]], [], true],
  ['one day too many before another pause', [-1, 9], [[10, 39]], [], true],
  [
    'filling the gap between two',
    [10, 20],
    [
      [0, 9],
      [21, 30],
    ],
    [],
    true,
  ],
  ['a missed day in between is no practice', [-9, 20], [[-40, -11]], [], true],
  ['a practice in between', [-9, 20], [[-40, -11]], [-10], false],
  ['a practice in between, long ago', [-300, -280], [[-330, -302]], [-301], false],
  ['a practice before both', [-9, 20], [[-40, -11]], [-41], true],
  ['a practice within the other pause', [-9, 15], [[-40, -10]], [-15], false],
  ['a practice within the new pause', [-9, 20], [[-40, -10]], [-9], false],
  ['a day in between that is today', [1, 30], [[-29, -1]], [], false],
  ['a day in between that is still ahead', [40, 60], [[5, 30]], [], false],
  [
    'two others that were already too long',
    [-5, -1],
    [
      [-100, -70],
      [-69, -40],
    ],
    [-20],
    false,
  ],
]

test.each(cases)('%s', (_name, added, others, practised, isTooLong) => {
  const practisedDays = practised.map((day) => today + day)
  expect(isPausedTooLong({ added: pauseOf(added), others: others.map(pauseOf), practisedDays, today })).toBe(isTooLong)
})
