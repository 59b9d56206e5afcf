import type { PracticeDay } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { numberOfDay } from '../calendar/calendar.rules.ts'
import { hearsWords, sharedDaysOf, sharedStreakOf } from './buddies.rules.ts'

const kinds: Record<string, PracticeDay['kind']> = {
  P: 'practised',
  R: 'rest',
  Z: 'paused',
  T: 'travel',
  '.': 'empty',
}
const first = numberOfDay('2026-03-02')

/** One letter per day from 2 March on. Today is the last letter, unless another day is given. */
const days = (letters: string, today = letters.length - 1) => ({
  today: first + today,
  kindOf: (day: number) => kinds[letters[day - first] ?? '.'] ?? 'empty',
})

describe('a shared streak', () => {
  test.each([
    ['counts days both practised', 'PPP', 'PPP', 3],
    ['counts a rest day as the member’s own', 'PRP', 'PPP', 3],
    ['counts a day both rested', 'PRP', 'PRP', 3],
    ['is not over while today is empty', 'PPP.', 'PPPP', 3],
    ['begins again after a day that one of them missed', 'PP.PP', 'PPPPP', 2],
    ['is nothing after a miss yesterday', 'PPP..', 'PPPPP', 0],
    ['waits while one is on a pause', 'PPZZZ', 'PPPPP', 2],
    ['waits also for the one who is not on the pause', 'PPZZP', 'PP.PP', 3],
    ['waits on a day of travel', 'PTP', 'PPP', 2],
    ['counts a practice on a pause', 'PPZPP', 'PPPPP', 4],
    ['counts both on a pause as waiting', 'PZZP', 'PZZP', 2],
  ])('%s', (_, one, other, streak) => {
    expect(sharedStreakOf(days(one), days(other), first)).toBe(streak)
    expect(sharedStreakOf(days(other), days(one), first)).toBe(streak)
  })

  test('starts with the pair, and ignores earlier days', () => {
    expect(sharedStreakOf(days('PPPPP'), days('PPPPP'), first + 3)).toBe(2)
  })

  test('if one member is a day ahead, neither day counts as missed before it is over', () => {
    expect(sharedStreakOf(days('PPP', 2), days('PP', 1), first)).toBe(2)
    expect(sharedStreakOf(days('PP.', 2), days('PP', 1), first)).toBe(2)
    expect(sharedStreakOf(days('PPP', 2), days('P.', 1), first)).toBe(1)
    expect(sharedStreakOf(days('P.P', 2), days('PP', 1), first)).toBe(0)
  })

  test('a planned pause does not count as rest', () => {
    expect(sharedDaysOf(days('PPP', 2), days('PPZ', 1), first).at(-1)?.theirs).toBe('open')
  })
})

test('shared days show only practice or rest, for the last seven days since the pair started', () => {
  const shown = sharedDaysOf(days('PPPPPPRZT.'), days('PPP.PPPPPP'), first)
  expect(shown.map(({ day }) => day.slice(8))).toEqual(['05', '06', '07', '08', '09', '10', '11'])
  expect(shown.map(({ yours }) => yours).join(' ')).toBe('practised practised practised rest rest rest open')
  expect(shown[0]?.theirs).toBe('open')
  expect(sharedDaysOf(days('PPPPPPPP'), days('PPPPPPPP'), first + 6)).toHaveLength(2)
  expect(sharedDaysOf(days('P'), days('PP'), first + 1)).toEqual([])
})

test.each([
  ['heard', { isQuiet: false, isQuietHour: false, isGentle: false, isMuting: false }, 'PP', true],
  ['held back in quiet mode', { isQuiet: true, isQuietHour: false, isGentle: false, isMuting: false }, 'PP', false],
  ['held back in quiet hours', { isQuiet: false, isQuietHour: true, isGentle: false, isMuting: false }, 'PP', false],
  ['held back in gentle days', { isQuiet: false, isQuietHour: false, isGentle: true, isMuting: false }, 'PP', false],
  ['held back on a pause', { isQuiet: false, isQuietHour: false, isGentle: false, isMuting: false }, 'PZ', false],
  ['not heard of a muted member', { isQuiet: false, isQuietHour: false, isGentle: false, isMuting: true }, 'PP', false],
  ['heard again after a pause', { isQuiet: false, isQuietHour: false, isGentle: false, isMuting: false }, 'ZP', true],
])('a quiet word is %s', (_, listener, letters, isHeard) => {
  expect(hearsWords({ ...listener, ...days(letters) })).toBe(isHeard)
})
