import { addDays, type Limb, type Mood } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import {
  firstDayOfYear,
  linksOf,
  meanOfDays,
  moodDaysOf,
  type MoodNote,
  nightsOf,
  pairDays,
  type Practised,
  recentMoodsOf,
  type Slept,
  verdictOf,
} from './wellness.rules.ts'

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) / 1000
const note = (day: string, time: string, mood: Mood, energy: number | null): MoodNote => ({
  day,
  at: at(day, time),
  mood,
  energy,
})
const practised = (day: string, until: string, minutes: number, limb: Limb = 'asana'): Practised => ({
  day,
  limb,
  minutes,
  endedAt: at(day, until),
})
const slept = (date: string, changes: Partial<Slept> = {}): Slept => ({
  date,
  quality: 7,
  duration: 420,
  bedtime: '23:00',
  wakeTime: '06:00',
  ...changes,
})

describe('paired days', () => {
  test('of practice and mood use the moods after the day’s last practice', () => {
    const pairs = pairDays({
      notes: [
        note('2026-03-01', '06:00', 'sad', 1),
        note('2026-03-01', '09:00', 'calm', 6),
        note('2026-03-01', '20:00', 'stressed', 8),
        note('2026-03-02', '08:00', 'happy', 9),
      ],
      firstPracticeDay: '2026-03-01',
      practised: [practised('2026-03-01', '07:00', 20), practised('2026-03-01', '08:30', 10, 'dhyana')],
      nights: [],
    })
    expect(pairs['minutes-energy']).toEqual([
      [30, 7],
      [0, 9],
    ])
    expect(pairs['minutes-mood']).toEqual([
      [30, 0.5],
      [0, 1],
    ])
    expect(pairs.limb).toBe('asana')
    expect(pairs['limb-energy']).toEqual([
      [20, 7],
      [0, 9],
    ])
  })

  test('need a mood after practice with an energy value', () => {
    const pairs = pairDays({
      notes: [note('2026-03-01', '06:00', 'sad', 1), note('2026-03-02', '20:00', 'calm', null)],
      firstPracticeDay: '2026-03-01',
      practised: [practised('2026-03-01', '07:00', 20)],
      nights: [],
    })
    expect(pairs['minutes-energy']).toEqual([])
    expect(pairs['minutes-mood']).toEqual([[0, 1]])
  })

  test('pair practice with the night that ends the next day, and sleep with the day of waking', () => {
    const pairs = pairDays({
      notes: [note('2026-03-02', '08:00', 'calm', 4), note('2026-03-02', '18:00', 'calm', 7)],
      firstPracticeDay: '2026-03-01',
      practised: [practised('2026-03-01', '19:00', 45), practised('2026-03-02', '19:00', 15)],
      nights: nightsOf([slept('2026-03-02', { quality: 9 }), slept('2026-03-05', { quality: 4, duration: null })]),
    })
    expect(pairs['minutes-quality']).toEqual([
      [45, 9],
      [0, 4],
    ])
    expect(pairs['minutes-length']).toEqual([[45, 420]])
    expect(pairs['quality-energy']).toEqual([[9, 5.5]])
  })

  test('do not exist for a limb without practice', () => {
    const notes = [note('2026-03-01', '06:00', 'sad', 1)]
    const pairs = pairDays({ notes, firstPracticeDay: null, practised: [], nights: [] })
    expect([pairs.limb, pairs['limb-energy']]).toEqual([null, []])
  })

  test('of practice start with the first practice day, unlike those of sleep and energy', () => {
    const pairs = pairDays({
      notes: ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => note(day, '20:00', 'calm', 5)),
      firstPracticeDay: '2026-03-02',
      practised: [practised('2026-03-02', '07:00', 20)],
      nights: nightsOf(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => slept(day))),
    })
    const after = [
      [20, 5],
      [0, 5],
    ]
    expect([pairs['minutes-energy'], pairs['limb-energy']]).toEqual([after, after])
    expect(pairs['minutes-mood'].map(([minutes]) => minutes)).toEqual([20, 0])
    expect(pairs['minutes-quality'].map(([minutes]) => minutes)).toEqual([20, 0])
    expect(pairs['minutes-length'].map(([minutes]) => minutes)).toEqual([20, 0])
    expect(pairs['quality-energy']).toHaveLength(3)
  })
})

const days = (count: number, right: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => [index % 10, right(index)] as const)

test.each([
  ['too few', days(7, (index) => index), 'too-few'],
  ['withheld where one side is constant', days(20, () => 1), 'withheld'],
  ['withheld where one of two values is rare', days(20, (index) => (index < 4 ? 1 : 0)), 'withheld'],
  ['given where a side has two values', days(20, (index) => index % 2), 'too-early'],
  ['more', days(30, (index) => index % 10), 'more'],
  ['less', days(30, (index) => -(index % 10)), 'less'],
  ['too early', days(20, (index) => (index * 7) % 3), 'too-early'],
])('the verdict is %s', (_, pairs, verdict) => {
  expect(verdictOf(pairs).verdict).toBe(verdict)
})

/** Both sides vary without any link: every value occurs equally often with every other value. */
const unrelated = (count: number) =>
  Array.from({ length: count }, (_, index) => [index % 10, (index * 7 + Math.floor(index / 10) * 3) % 10] as const)

test('from 90 days on, “no clear link” means that the interval is within 0.2 of zero', () => {
  const long = verdictOf(unrelated(300))
  expect(long.verdict).toBe('no-link')
  expect(Math.max(-(long.interval?.low ?? -1), long.interval?.high ?? 1)).toBeLessThanOrEqual(0.2)
  expect(verdictOf(unrelated(100)).verdict).toBe('too-early')
})

test.each([
  [7, 0],
  [8, 8],
])('a link with %i paired days shows %i pairs', (count, shown) => {
  const notes = Array.from({ length: count }, (_, index) =>
    note(addDays('2026-03-01', index), '08:00', 'calm', index + 1),
  )
  const link = linksOf({ notes, firstPracticeDay: '2026-03-01', practised: [], nights: [] }).find(
    ({ id }) => id === 'minutes-energy',
  )
  expect(link).toMatchObject({ pairedDays: count, limb: null })
  expect(link?.pairs).toHaveLength(shown)
})

test('a day shows the most frequent mood, or the last of those that tie, and the mean energy', () => {
  const day = '2026-03-01'
  const notes = [
    note(day, '06:00', 'calm', 4),
    note(day, '07:00', 'sad', null),
    note(day, '08:00', 'calm', 7),
    note(day, '09:00', 'sad', 4),
    note(addDays(day, 1), '06:00', 'happy', null),
  ]
  expect(moodDaysOf(notes)).toEqual([
    { day, mood: 'sad', energy: 5, entries: 4 },
    { day: addDays(day, 1), mood: 'happy', energy: null, entries: 1 },
  ])
})

test('naps add to the length of a night, the longest sleep sets its times, and means are taken over days', () => {
  const nights = nightsOf([
    slept('2026-03-01', { duration: 30, quality: 9, bedtime: '14:00', wakeTime: '14:30' }),
    slept('2026-03-01', { quality: 4 }),
    slept('2026-03-02', { duration: null, bedtime: null, wakeTime: null, quality: 8 }),
  ])
  expect(nights).toEqual([
    { date: '2026-03-01', quality: 6.5, duration: 450, bedtime: '23:00', wakeTime: '06:00' },
    { date: '2026-03-02', quality: 8, duration: null, bedtime: null, wakeTime: null },
  ])
  expect(meanOfDays(nights.map(({ duration }) => duration))).toEqual({ mean: 450, days: 1 })
  expect(meanOfDays([])).toEqual({ mean: null, days: 0 })
})

test('at most five recent moods are shown, the most frequent first', () => {
  const latest: Mood[] = ['sad', 'calm', 'calm', 'happy', 'excited', 'anxious', 'stressed', 'calm', 'happy', 'sad']
  expect(recentMoodsOf(latest).map(({ mood, entries }) => [mood, entries])).toEqual([
    ['calm', 3],
    ['sad', 2],
    ['happy', 2],
    ['excited', 1],
    ['anxious', 1],
  ])
})

test.each([
  ['2026-03-10', '2025-04-01'],
  ['2026-12-31', '2026-01-01'],
  ['2028-02-29', '2027-03-01'],
])('the year that ends on %s starts on %s', (today, from) => {
  expect(firstDayOfYear(today)).toBe(from)
})
