import {
  addDays,
  afterFeelings,
  beforeFeelings,
  difficultyLevels,
  limbs,
  moods,
  recommendationsShown,
  timesOfDay,
} from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLog, calmEvenings, ended, evening, isTrue, sat, today } from '#testing/recommendations.ts'
import { consentedPart, type MemberLog } from './evidence.rules.ts'
import { confidenceOf, recommend } from './recommendations.rules.ts'

test('there are at most three, each for a different limb, and the last is one seldom visited', () => {
  const sessions = [...calmEvenings, ...sat('dhyana', [1, 5, 6]), ...sat('asana', [5, 6])]
  expect(recommend(aLog({ sessions })).map(({ limbType }) => limbType)).toEqual(['pranayama', 'dhyana', 'pratyahara'])
})

test('the evidence lists the sessions that the reason counts, newest first', () => {
  const [first] = recommend(aLog({ sessions: calmEvenings }))
  expect(first).toMatchObject({ count: 4, confidence: 0.33, duration: 20, timeOfDay: 'evening', isStarter: false })
  expect(first?.evidence.map(({ date, before, after }) => [date, before, after])).toEqual([
    ['2026-03-08', 'tired', 'calm'],
    ['2026-03-06', 'tired', 'calm'],
    ['2026-03-03', 'tired', 'calm'],
    ['2026-03-01', 'stressed', 'centered'],
  ])
})

test('the Practice Guide is told of practices and feelings, and of nothing else', () => {
  const stressed = [
    ...sat('dhyana', [2, 3, 4, 5], ended('stressed', 'calm')),
    ...sat('dhyana', [6], { ...ended('stressed', 'calm'), isHard: true }),
    ...sat('asana', [1, 2, 3], { ...evening, ...ended('tired', 'calm') }),
    ...sat('asana', [4], { ...evening, ...ended('tired', 'calm'), isHard: true }),
  ]
  const told = {
    mood: { mood: 'stressed', energy: 2 },
    lastNight: { minutes: 200, quality: 2 },
    weeklyGoal: 5,
  } as const
  const allTime = [{ limbType: 'pranayama', sessions: 40 }] as const
  const log = aLog({ ...told, allTime, sessions: stressed })
  const beyond = /night|noted|hard|goal|so far/
  expect(recommend(log).some(({ reason }) => beyond.test(reason))).toBe(true)
  const suggested = recommend(consentedPart(log))
  expect(suggested.length).toBeGreaterThan(1)
  expect(suggested.filter(({ reason, quietReason }) => beyond.test(reason + quietReason))).toEqual([])
})

test('the starter set is marked as such, is gentle, and claims no confidence', () => {
  const set = recommend(aLog({}))
  expect(set).toHaveLength(3)
  for (const one of set) expect(one).toMatchObject({ isStarter: true, intensity: 'gentle', confidence: 0, count: 0 })
})

test('gentle days leave out what asks for closed eyes, and shorten the rest', () => {
  const sessions = [...calmEvenings, ...sat('asana', [1, 2, 3], { minutes: 60 })]
  const suggested = recommend(aLog({ sessions, inGentleDays: true }))
  expect(suggested.map(({ limbType, duration, eyes }) => [limbType, duration, eyes])).toEqual([
    ['asana', 10, 'open'],
    ['dharana', 10, 'open'],
  ])
  const starters = recommend(aLog({ inGentleDays: true }))
  expect(starters.map(({ limbType }) => limbType)).toEqual(['asana', 'niyamas'])
})

const strong = { sessions: sat('asana', [2, 3, 4, 5, 6], { time: '18:00', minutes: 60, feelings: ['tired', 'calm'] }) }

test.each([
  ['a beginner', { difficulty: 'beginner' }, 'gentle'],
  ['someone with some practice', { difficulty: 'intermediate' }, 'moderate'],
  ['an advanced member', { difficulty: 'advanced' }, 'intense'],
  [
    'an advanced member who slept little',
    { difficulty: 'advanced', lastNight: { minutes: 299, quality: 8 } },
    'gentle',
  ],
  [
    'an advanced member close to bedtime',
    { difficulty: 'advanced', bedtimes: ['20:00', '19:45', '23:30'] },
    'moderate',
  ],
  ['an advanced member well before bedtime', { difficulty: 'advanced', bedtimes: ['23:45', '00:30'] }, 'intense'],
] as const)('an hour of postures is suggested to %s as %s', (_who, changes, intensity) => {
  expect(recommend(aLog({ ...strong, ...changes }))[0]).toMatchObject({ limbType: 'asana', intensity })
})

test('after a short night the first suggestion is short, and nothing is intense', () => {
  const sessions = [
    ...sat('dhyana', [2, 3, 4, 5], { minutes: 40, feelings: ['tired', 'calm'] }),
    ...sat('asana', [2, 3, 4, 5], { time: '18:00', minutes: 60, feelings: ['neutral', 'calm'] }),
  ]
  const [first, second] = recommend(aLog({ sessions, difficulty: 'advanced', lastNight: { minutes: 299, quality: 8 } }))
  expect(first).toMatchObject({ limbType: 'dhyana', intensity: 'gentle', duration: 15 })
  expect(second).toMatchObject({ limbType: 'asana', intensity: 'moderate', duration: 60 })
})

test('confidence rises with the count, between 0 and 1', () => {
  const rising = Array.from({ length: 500 }, (_, count) => confidenceOf(count))
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect([rising[0], rising[8], rising[24]]).toEqual([0, 0.5, 0.75])
  expect(Math.max(...rising)).toBeLessThan(1)
})

const anySession = fc.record({
  date: fc.integer({ min: 0, max: 29 }).map((days) => addDays(today, -days)),
  time: fc.constantFrom('02:10', '06:30', '13:00', '18:45', '22:15'),
  limbType: fc.constantFrom(...limbs.slice(2, 6)),
  minutes: fc.integer({ min: 1, max: 300 }),
  before: fc.option(fc.constantFrom(...beforeFeelings.slice(0, 3))),
  after: fc.option(fc.constantFrom(...afterFeelings.slice(0, 2))),
  isHard: fc.boolean(),
})
const anyLog = fc
  .record({
    sessions: fc.array(anySession, { maxLength: 60 }),
    now: fc.constantFrom('00:30', '07:00', '12:30', '19:15', '23:00'),
    weeklyGoal: fc.integer({ min: 1, max: 7 }),
    difficulty: fc.constantFrom(...difficultyLevels),
    preferredTime: fc.constantFrom(...timesOfDay),
    hidden: fc.subarray([...limbs]),
    lastNight: fc.option(
      fc.record({
        minutes: fc.option(fc.integer({ min: 0, max: 720 })),
        quality: fc.integer({ min: 1, max: 10 }),
      }),
    ),
    mood: fc.option(fc.record({ mood: fc.constantFrom(...moods), energy: fc.option(fc.integer({ min: 1, max: 10 })) })),
  })
  .map(({ sessions, ...rest }) =>
    aLog({ ...rest, sessions: sessions.map((session) => ({ ...session, practiceDay: session.date })) }),
  )

/** `npm run long -- recommendations` generates 100,000 logs. */
const longest = { timeout: 900_000 }

test('no reason cites anything that isn’t in the log, and the same log always gives the same answer', longest, () => {
  const runs = Number(process.env.RECOMMENDED_LOGS ?? 1_000)
  let cited = 0
  fc.assert(
    fc.property(anyLog, (log) => {
      const answer = recommend(log)
      expect(recommend(structuredClone(log))).toEqual(answer)
      expect(answer.length).toBeLessThanOrEqual(recommendationsShown)
      expect(new Set(answer.map(({ limbType }) => limbType)).size).toBe(answer.length)
      expect(answer.filter(({ intensity }) => intensity === 'intense').length).toBeLessThanOrEqual(1)
      for (const { limbType, reason, quietReason, isStarter } of answer) {
        expect(quietReason).not.toMatch(/\d/)
        expect(log.hidden).not.toContain(limbType)
        expect(isTrue(reason, log), reason).toBe(true)
        if (!isStarter) cited += 1
      }
    }),
    { numRuns: runs },
  )
  expect(cited).toBeGreaterThan(runs / 2)
})

test('a hard ending is an ending, and not a calm one', () => {
  const hardEvenings = sat('pranayama', [1, 5], { ...evening, ...ended('tired', 'calm'), isHard: true })
  const [first] = recommend(aLog({ sessions: [...calmEvenings, ...hardEvenings] }))
  expect(first?.reason).not.toContain('calm')
  const once = hardEvenings.slice(0, 1)
  const [still] = recommend(aLog({ sessions: [...calmEvenings, ...once] }))
  expect(still?.reason).toBe(
    '3 of your 5 evening sessions of pranayama in the last 30 days ended calm, and 1 was hard.',
  )
  expect(still?.quietReason).toBe(
    'Your evening sessions of pranayama have mostly ended calm, and sometimes it was hard.',
  )
  expect(still?.evidence[0]).toMatchObject({ after: 'calm', isHard: true })
})

test.each<[string, Partial<MemberLog>, string]>([
  ['at this hour', {}, '5 of your 7 evening sessions of pranayama in the last 30 days'],
  [
    'for how today is',
    { mood: { mood: 'calm', energy: 2 } },
    'You noted low energy today. 5 of your 7 pranayama sessions that began tired in the last 30 days',
  ],
  [
    'after a short night',
    { lastNight: { minutes: 300, quality: 5 } },
    'You slept 5 hours last night. 5 of your 7 pranayama sessions that began tired in the last 30 days',
  ],
])('hard endings are named in a reason %s', (_, changes, start) => {
  const sessions = [
    ...sat('pranayama', [1, 2, 3, 4, 5], { ...evening, ...ended('tired', 'calm') }),
    ...sat('pranayama', [6], { ...evening, ...ended('tired', 'calm'), isHard: true }),
    ...sat('pranayama', [7], { ...evening, ...ended('tired', null), isHard: true }),
  ]
  const [first] = recommend(aLog({ sessions, ...changes }))
  expect(first?.reason).toBe(`${start} ended calm, and 2 were hard.`)
  expect(first?.quietReason).toMatch(/ have mostly ended calm, and sometimes it was hard\.$/)
  expect(first?.evidence.filter(({ isHard }) => isHard)).toHaveLength(2)
})

test('a false reason is noticed', () => {
  const log = aLog({ sessions: calmEvenings })
  expect(isTrue('4 of your 4 evening sessions of pranayama in the last 30 days ended calm.', log)).toBe(false)
  expect(isTrue('3 of your 4 evening sessions of pranayama in the last 30 days ended calm, and 1 was hard.', log)).toBe(
    false,
  )
  expect(isTrue('You slept 5 hours last night, so here’s something gentle.', log)).toBe(false)
  expect(isTrue('Pranayama is good for you.', log)).toBe(false)
})
