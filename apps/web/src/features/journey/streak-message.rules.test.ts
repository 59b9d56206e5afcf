import { expect, test } from 'vitest'
import { streakMessages } from './streak-message.rules.ts'

const streak = '7 days in a row. The rhythm carries you now; you don’t need to guard it.'
const sessions = 'You’ve logged 50 sessions. No quiet week can take them away.'

test.each([
  [6, 49, []],
  [7, 49, [streak]],
  [6, 50, [sessions]],
  [7, 50, [streak, sessions]],
])('with a streak of %i and %i sessions it says %o', (currentStreak, totalSessions, messages) => {
  expect(streakMessages({ currentStreak, totalSessions })).toEqual(messages)
})
