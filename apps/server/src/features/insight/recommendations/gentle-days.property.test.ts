import { addDays, afterFeelings, beforeFeelings, difficultyLevels, limbs, moods, reasons } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLog, today } from '#testing/recommendations.ts'
import { recommend } from './recommendations.rules.ts'

/** What can be done with open eyes and an easy breath, written down a second time. */
const openEyed = new Set([
  'one kind word where a sharp one was ready',
  'three lines about today, for yourself',
  'slow postures, one breath for each movement',
  'four slow standing postures',
  'rest your gaze on one still thing',
  'walk slowly, and feel each foot',
])

const anySession = fc.record({
  date: fc.nat(29).map((days) => addDays(today, -days)),
  time: fc.constantFrom('02:10', '06:30', '13:00', '18:45', '22:15'),
  limbType: fc.constantFrom(...limbs),
  minutes: fc.integer({ min: 1, max: 300 }),
  before: fc.option(fc.constantFrom(...beforeFeelings)),
  after: fc.option(fc.constantFrom(...afterFeelings)),
  isHard: fc.boolean(),
})
const anyLog = fc
  .record({
    sessions: fc.array(anySession, { maxLength: 40, size: 'max' }),
    now: fc.constantFrom('00:30', '07:00', '12:30', '19:15', '23:00'),
    difficulty: fc.constantFrom(...difficultyLevels),
    reasons: fc.subarray([...reasons]),
    hidden: fc.subarray([...limbs]),
    lastNight: fc.option(fc.record({ minutes: fc.option(fc.nat(720)), quality: fc.integer({ min: 1, max: 10 }) })),
    mood: fc.option(fc.record({ mood: fc.constantFrom(...moods), energy: fc.option(fc.integer({ min: 1, max: 10 })) })),
  })
  .map(({ sessions, ...rest }) =>
    aLog({ ...rest, sessions: sessions.map((session) => ({ ...session, practiceDay: session.date })) }),
  )

test(
  'in gentle days no suggestion is long, closed-eyed or holds the breath, in 20,000 logs',
  { timeout: 120_000 },
  () => {
    let [gentle, usual] = [0, 0]
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const { duration, eyes, holdsBreath, focus, intensity, reason } of recommend({
          ...log,
          inGentleDays: true,
        })) {
          gentle += 1
          expect({ eyes, holdsBreath, intensity }).toEqual({ eyes: 'open', holdsBreath: false, intensity: 'gentle' })
          expect(duration).toBeLessThanOrEqual(10)
          expect(openEyed).toContain(focus)
          expect(reason).not.toContain('goal')
        }
        usual += recommend(log).filter(({ duration, focus }) => duration > 10 || !openEyed.has(focus)).length
      }),
      { numRuns: 20_000 },
    )
    expect(gentle).toBeGreaterThan(10_000)
    // On other days the same logs lead to what gentle days leave out.
    expect(usual).toBeGreaterThan(10_000)
  },
)
