import type { PracticeDay, PracticeSession } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { dayPartOf, firstNameOf } from '#lib/time/greeting.ts'
import { dateLine, sentenceAboutToday } from './greeting.rules.ts'
import { homeText } from './home.text.ts'

test.each([
  [0, 'Good evening'],
  [3, 'Good evening'],
  [4, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i o’clock it says %s', (hour, greeting) => {
  expect(homeText.hello[dayPartOf(hour)]('Mira')).toBe(`${greeting}, Mira.`)
})

test('members are called by their first name', () => {
  expect(firstNameOf('Mira Sandoval')).toBe('Mira')
  expect(firstNameOf('  Asha ')).toBe('Asha')
  expect(dateLine('2025-11-14')).toBe('Friday 14 November.')
})

const today = '2025-11-14'
const day = (kind: PracticeDay['kind']): PracticeDay => ({ day: today, sessions: 0, minutes: 0, kind })
const session = (practiceDay: string, limbType: PracticeSession['limbType']) =>
  ({ practiceDay, limbType, time: '06:30' }) as PracticeSession
const stats = { daily: [day('empty')], recentSessions: [session('2025-11-13', 'asana')], totalSessions: 41 }

test.each([
  ['a new member', { ...stats, totalSessions: 0 }, 'Everything is ready for your first practice.'],
  ['nothing yet today', stats, 'You haven’t logged anything yet today.'],
  [
    'a sit today',
    { ...stats, recentSessions: [session(today, 'dhyana')] },
    'You sat at 6:30, so today already counts.',
  ],
  [
    'asana today',
    { ...stats, recentSessions: [session(today, 'asana')] },
    'You practised asana at 6:30, so today already counts.',
  ],
  [
    'a backfill after today’s practice',
    { ...stats, daily: [day('practised')] },
    'You’ve practised, so today already counts.',
  ],
  [
    'a day cut short by a change of zone',
    { ...stats, daily: [day('travel')] },
    'You haven’t logged anything yet today.',
  ],
  ['figures of the day before', { ...stats, daily: [{ ...day('paused'), day: '2025-11-13' }] }, ''],
  ['a fixed rest day', { ...stats, daily: [day('rest')] }, 'Today is one of your rest days. Enjoy it.'],
  ['a pause', { ...stats, daily: [day('paused')] }, 'You’re on a pause. Rest well.'],
])('%s', (_name, facts, sentence) => {
  expect(sentenceAboutToday(facts, today)).toBe(sentence)
})

test('in gentle days nothing is missing from an empty day', () => {
  expect(sentenceAboutToday(stats, today, true)).toBe('Be as slow as you like.')
  const paused = { ...stats, daily: [day('paused')] }
  expect(sentenceAboutToday(paused, today, true)).toBe('You’re on a pause. Rest well.')
})
