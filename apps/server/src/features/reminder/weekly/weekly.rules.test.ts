import { expect, test } from 'vitest'
import { type WeeklyFacts, weeklyComes, weeklyTime } from './weekly.rules.ts'

const usual: WeeklyFacts = {
  hoursLate: 0,
  hasEmail: true,
  isLeaving: false,
  isPaused: false,
  isGentle: false,
  wasHard: false,
  hasPractice: true,
  hasEmailToday: false,
}

test.each<[string, Partial<WeeklyFacts>, boolean]>([
  ['an ordinary week', {}, true],
  ['a worker that was down for hours', { hoursLate: 23.9 }, true],
  ['a worker that was down for a day', { hoursLate: 24 }, false],
  ['no verified address', { hasEmail: false }, false],
  ['a member who is leaving', { isLeaving: true }, false],
  ['a pause of all reminders', { isPaused: true }, false],
  ['gentle days', { isGentle: true }, false],
  ['a hard ending', { wasHard: true }, false],
  ['no practice', { hasPractice: false }, false],
  ['an email that came today', { hasEmailToday: true }, false],
])('%s', (_, facts, comes) => {
  expect(weeklyComes({ ...usual, ...facts })).toBe(comes)
})

test.each([
  [null, '08:00'],
  ['05:30', '05:30'],
  ['12:00', '08:00'],
])('with the first reminder by email at %s it comes at %s', (first, time) => {
  expect(weeklyTime(first)).toBe(time)
})
