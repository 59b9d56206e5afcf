import { addDays } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, ignoredInARow, type RemindedDay, type ReminderFacts } from './decide.rules.ts'

const today = '2026-06-20'
const ago = (days: number) => addDays(today, -days)
const reminded = (days: number, more: Partial<RemindedDay> = {}): RemindedDay => ({
  day: ago(days),
  reminders: 1,
  emails: 0,
  isAnswered: false,
  isDeclined: false,
  isPractised: false,
  ...more,
})
const facts = (more: Partial<ReminderFacts> = {}): ReminderFacts => ({
  today,
  minutesLate: 0,
  isLeaving: false,
  isPaused: false,
  isOnPause: false,
  isGentle: false,
  isPractised: false,
  oneADay: true,
  hasWeekly: false,
  countsFrom: null,
  remindedDays: [],
  ...more,
})
const usual = { comes: true, tone: 'usual', tellsFewer: false }
const none = (because: string) => ({ comes: false, because })
const ignored = (...days: number[]) => days.map((day) => reminded(day))

describe('a reminder', () => {
  test.each<[string, Partial<ReminderFacts>, object]>([
    ['comes on an ordinary day', {}, usual],
    ['comes up to fifteen minutes late', { minutesLate: 15 }, usual],
    ['does not come later than that', { minutesLate: 16 }, none('late')],
    ['does not come to a member who is leaving', { isLeaving: true }, none('leaving')],
    ['does not come while all are paused', { isPaused: true }, none('paused')],
    ['does not come in a pause of practice', { isOnPause: true }, none('paused')],
    ['does not come after a practice that day', { isPractised: true }, none('practised')],
    ['does not come after Not today', { remindedDays: [reminded(0, { isDeclined: true })] }, none('declined')],
    ['does not come twice a day', { remindedDays: [reminded(0)] }, none('enough')],
    ['comes twice a day if the member wants that', { remindedDays: [reminded(0)], oneADay: false }, usual],
    [
      'comes once in gentle days, whatever the member set before',
      { remindedDays: [reminded(0)], oneADay: false, isGentle: true },
      none('enough'),
    ],
    ['speaks gently in gentle days', { isGentle: true }, { ...usual, tone: 'gentle' }],
    ['comes after four ignored days', { remindedDays: ignored(1, 2, 3, 4) }, usual],
    ['stays away the day after five', { remindedDays: ignored(1, 2, 3, 4, 5) }, none('fewer')],
    ['stays away the second day too', { remindedDays: ignored(2, 3, 4, 5, 6) }, none('fewer')],
    [
      'comes on the third day, and says that there will be fewer',
      { remindedDays: ignored(3, 4, 5, 6, 7) },
      { ...usual, tellsFewer: true },
    ],
    ['says so only once', { remindedDays: ignored(3, 6, 7, 8, 9, 10) }, usual],
    [
      'comes every day again after a practice',
      { remindedDays: [reminded(1, { isPractised: true }), ...ignored(4, 5, 6, 7, 8)] },
      usual,
    ],
    [
      'comes every day again after an answer',
      { remindedDays: [reminded(1, { isAnswered: true }), ...ignored(4, 5, 6, 7, 8)] },
      usual,
    ],
    ['comes again if the member asked for all', { remindedDays: ignored(1, 2, 3, 4, 5), countsFrom: today }, usual],
    ['of today is not ignored yet', { remindedDays: ignored(0, 1, 2, 3, 4), oneADay: false }, usual],
  ])('%s', (_, more, decision) => {
    expect(decide(facts(more), 'push')).toEqual(decision)
  })

  test('by email comes at most once a day, and by push still does', () => {
    const more = facts({ oneADay: false, remindedDays: [reminded(0, { emails: 1 })] })
    expect(decide(more, 'email')).toEqual(none('enough'))
    expect(decide(more, 'push')).toEqual(usual)
  })

  test('by email stays away on the day of the weekly email, and by push still comes', () => {
    const more = facts({ hasWeekly: true })
    expect(decide(more, 'email')).toEqual(none('enough'))
    expect(decide(more, 'push')).toEqual(usual)
  })
})

const anyDay = fc.record({
  isAnswered: fc.boolean(),
  isPractised: fc.boolean(),
  isDue: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
})

test('over any 60 days: one a day at most, and never two within three days while the last five were ignored', () => {
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 60, maxLength: 60 }), (days) => {
      const remindedDays: RemindedDay[] = []
      let told = 0
      for (const [index, { isAnswered, isPractised, isDue }] of days.entries()) {
        if (!isDue) continue
        const now = facts({ today: addDays(today, index), remindedDays })
        const run = ignoredInARow(now)
        const decision = decide(now, 'push')
        const latest = remindedDays[0]?.day ?? '2000-01-01'
        expect(decision.comes).toBe(run < 5 || addDays(latest, 3) <= now.today)
        if (!decision.comes) continue
        expect(decision.tellsFewer).toBe(run === 5)
        if (decision.tellsFewer) told++
        expect(decide({ ...now, remindedDays: [{ ...reminded(0), day: now.today }, ...remindedDays] }, 'push')).toEqual(
          none('enough'),
        )
        remindedDays.unshift({ ...reminded(0), day: now.today, isAnswered, isPractised })
      }
      const answers = remindedDays.filter((day) => day.isAnswered || day.isPractised).length
      expect(told).toBeLessThanOrEqual(answers + 1)
    }),
    { numRuns: 150 },
  )
})
