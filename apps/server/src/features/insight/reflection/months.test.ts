import { afterFeelings, beforeFeelings, limbs, ReflectionContent, reflectionFromPractices } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MonthLog } from './facts.rules.ts'
import { reflect } from './reflection.rules.ts'

type Session = MonthLog['sessions'][number]

const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`

const anySession: fc.Arbitrary<Session> = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    hour: fc.integer({ min: 0, max: 23 }),
    limbType: fc.constantFrom(...limbs, 'dhyana' as const, 'dhyana' as const),
    minutes: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 10, max: 20 })),
    before: fc.constantFrom(...beforeFeelings, null, 'stressed' as const, 'stressed' as const),
    after: fc.constantFrom(...afterFeelings, null, 'calm' as const, 'calm' as const, 'calm' as const),
    hard: fc.constantFrom({}, {}, {}, { isHard: true as const }),
  })
  .map(({ day, hour, hard, ...rest }) =>
    Object.assign(rest, hard, {
      date: dayOf(day),
      practiceDay: dayOf(day),
      time: `${String(hour).padStart(2, '0')}:00`,
    }),
  )
const anyPause = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 12 }))
  .map(([first, more]) => ({ firstDay: dayOf(first), lastDay: dayOf(Math.min(31, first + more)) }))
const anyLog = fc.record({
  language: fc.constant('en' as const),
  month: fc.constant('2026-10'),
  sessions: fc.array(anySession, { minLength: reflectionFromPractices, maxLength: 50 }),
  pauses: fc.array(anyPause, { maxLength: 2 }),
})

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []
const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const hours: Record<string, (hour: number) => boolean> = {
  'in the morning': (hour) => hour >= 5 && hour < 12,
  'in the afternoon': (hour) => hour >= 12 && hour < 17,
  'in the evening': (hour) => hour >= 17 && hour < 21,
  'at night': (hour) => hour >= 21 || hour < 5,
}
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Groups = Record<string, string>
/** Every kind of evidence, with a function that counts its numbers again from the log, in the same order. */
const evidences: [RegExp, (log: MonthLog, groups: Groups) => number[]][] = [
  [
    /^\d+ days?, \d+ practices(?:, middle length \d+ minutes?|, (?<range>from \d+ to \d+ minutes?))?$/,
    ({ sessions }, { range }) => {
      const lengths = sessions.map(({ minutes }) => minutes)
      const days = new Set(sessions.map(({ practiceDay }) => practiceDay)).size
      if (sessions.length <= 5) return [days, sessions.length]
      return [days, sessions.length, ...(range ? [Math.min(...lengths), Math.max(...lengths)] : [middleOf(lengths)])]
    },
  ],
  [
    /^\d+ of \d+ practices (?<when>in the \w+|at night)$/,
    ({ sessions }, { when }) => [
      sessions.filter(({ time }) => hours[when!]!(Number(time.slice(0, 2)))).length,
      sessions.length,
    ],
  ],
  [
    /^\d+ of \d+ practices of (?<from>\d+) minutes or longer, on a (?<weekday>\w+)$/,
    ({ sessions }, { from, weekday }) => {
      const long = sessions.filter(({ minutes }) => minutes >= Number(from))
      const there = long.filter(({ practiceDay }) => dayNames[new Date(practiceDay).getUTCDay()] === weekday)
      return [there.length, long.length, Number(from)]
    },
  ],
  [
    /^\d+ practices begun (?<before>\w+), \d+ ended (?<after>\w+)(?:, \d+ of those (?<limb>\w+))?(?<named>, \d+ hard)?; associated with, not caused by$/,
    ({ sessions }, { before, after, limb, named }) => {
      const started = sessions.filter((session) => session.before === before && (session.after || session.isHard))
      const ended = started.filter((session) => session.after === after && !session.isHard)
      const ofLimb = ended.filter(({ limbType }) => limbType === limb)
      const hard = started.filter(({ isHard }) => isHard)
      return [started, ended, ...(limb ? [ofLimb] : []), ...(named || hard.length > 0 ? [hard] : [])].map(
        (all) => all.length,
      )
    },
  ],
  [
    /^\d+ of \d+ practices noted as hard$/,
    ({ sessions }) => [sessions.filter(({ isHard }) => isHard).length, sessions.length],
  ],
  [
    /^\d+ of \d+ practices of (?<limb>\w+)$/,
    ({ sessions }, { limb }) => [sessions.filter(({ limbType }) => limbType === limb).length, sessions.length],
  ],
  [
    /^\d+ practices of (?<limb>\w+), the first on day \d+ of the month$/,
    ({ sessions }, { limb }) => {
      const own = sessions.filter(({ limbType }) => limbType === limb)
      return [own.length, Math.min(...own.map(({ practiceDay }) => Number(practiceDay.slice(8))))]
    },
  ],
  [/^A pause you had set$/, () => []],
]

const unkind = /\b(only|fail\w*|los[et]\w*|behind|streaks?|missed|should|must|never|others|worse|less|just)\b/i

const holds = (check: (log: MonthLog, content: ReflectionContent) => void) =>
  fc.assert(
    fc.property(anyLog, (log) => check(log, reflect(log))),
    { numRuns: 500 },
  )

describe('for any month', () => {
  test('every number in a sentence is in its evidence, and all evidence can be counted again', () => {
    holds((log, { paragraphs, evidence }) => {
      for (const { text, evidence: place } of paragraphs.flat()) {
        expect(numbersIn(evidence[place - 1]!.text)).toEqual(expect.arrayContaining(numbersIn(text)))
      }
      for (const { text } of evidence) {
        const counts = evidences.flatMap(([pattern, count]) => {
          const match = pattern.exec(text)
          return match ? [count(log, match.groups ?? {})] : []
        })
        expect(counts, text).toEqual([numbersIn(text).map(Number)])
      }
    })
  })

  test('the same log in any order gives the same text, and the contract accepts it', () => {
    holds((log, content) => {
      expect(reflect({ ...log, sessions: log.sessions.toReversed() })).toEqual(content)
      expect(ReflectionContent.parse(content)).toEqual(content)
      expect(content.paragraphs.flat().map((sentence) => sentence.evidence)).toEqual(
        content.paragraphs
          .flat()
          .map((sentence) => sentence.evidence)
          .toSorted((a, b) => a - b),
      )
      expect(new Set(content.paragraphs.flat().map((sentence) => sentence.evidence)).size).toBe(content.evidence.length)
    })
  })

  test('no sentence blames, compares with other people or speaks of streaks', () => {
    holds((_, { headline, paragraphs, evidence }) => {
      const all = [...paragraphs.flat(), ...evidence].flatMap(({ text, quietText }) => [text, quietText])
      for (const text of [headline, ...all]) expect(text).not.toMatch(unkind)
    })
  })

  test('the headline and all texts for quiet mode contain no numbers', () => {
    holds((_, { headline, paragraphs, evidence }) => {
      expect(headline).not.toMatch(/\d/)
      for (const { quietText } of [...paragraphs.flat(), ...evidence]) expect(quietText).not.toMatch(/\d/)
    })
  })

  test('a month with few practices gets a few words', () => {
    holds(({ sessions }, { paragraphs, headline }) => {
      if (sessions.length > 5) return
      expect(headline).toBe('A few practices in October.')
      expect(paragraphs.flat().length).toBeLessThanOrEqual(4)
      expect(paragraphs).toHaveLength(1)
    })
  })
})
