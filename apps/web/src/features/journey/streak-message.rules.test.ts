import { expect, test } from 'vitest'
import { streakMessages } from './streak-message.rules.ts'

const streak = '7 days in a row. The rhythm carries you now; it does not need guarding.'
const sessions = '50 sessions are yours, and no quiet week can take one of them back.'

test.each([
  [6, 49, []],
  [7, 49, [streak]],
  [6, 50, [sessions]],
  [7, 50, [streak, sessions]],
])('a streak of %i and %i sessions say %o', (currentStreak, totalSessions, messages) => {
  expect(streakMessages({ currentStreak, totalSessions })).toEqual(messages)
})
