import type { Limb } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import type { MonthLog } from './facts.rules.ts'
import { factsOf, lastMonthOf, reflect } from './reflection.rules.ts'

type Session = MonthLog['sessions'][number]

const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`

/** The same practice on each of these days of October. */
const on = (days: readonly number[], changes: Partial<Session> = {}): Session[] =>
  days.map((day) => ({
    date: dayOf(day),
    time: '06:30',
    practiceDay: dayOf(day),
    limbType: 'dhyana',
    minutes: 15,
    before: 'neutral',
    after: 'calm',
    ...changes,
  }))
const october = (sessions: Session[], pauses: MonthLog['pauses'] = []): MonthLog => ({
  language: 'en',
  month: '2026-10',
  sessions,
  pauses,
})
/** Spreads practices over the parts of the day, so that no part stands out. */
const spread = (days: readonly number[], changes: Partial<Session> = {}): Session[] =>
  days.flatMap((day, index) => on([day], { time: ['06:30', '14:00', '19:00', '22:00'][index % 4]!, ...changes }))
const limbsInTurn: readonly Limb[] = ['asana', 'dhyana', 'pranayama']
/** Practices in which no limb stands out either. */
const mixed = (days: readonly number[]): Session[] =>
  days.flatMap((day, index) =>
    spread([day], { limbType: limbsInTurn[index % 3]!, time: ['06:30', '19:00'][index % 2]! }),
  )

const said = (log: MonthLog, id: string) =>
  factsOf(log)
    .flat()
    .filter((fact) => fact.id === id)
    .map(({ sentences, evidence }) => sentences.concat(evidence).map(({ text }) => text))[0]

const week = [1, 2, 3, 4, 5, 6, 7]
const sundays = [4, 11, 18, 25]
const pauseFrom = (first: number, last: number) => [{ firstDay: dayOf(first), lastDay: dayOf(last) }]

describe('sentences and their counts', () => {
  test.each<[string, string, MonthLog, string[] | undefined]>([
    [
      'few practices',
      'about',
      october(on([3, 3, 9, 20])),
      [
        'You practised 4 times, on 3 days.',
        'A few practices make a short page, and that’s fine.',
        '3 days, 4 practices',
      ],
    ],
    [
      'practices of one length',
      'about',
      october(on([...week, 7])),
      ['You practised on 7 days, often for 15 minutes or so.', '7 days, 8 practices, middle length 15 minutes'],
    ],
    [
      'practices of all lengths',
      'about',
      october(week.flatMap((day) => on([day], { minutes: day * 10 }))),
      ['You practised on 7 days, for anything from 10 to 70 minutes.', '7 days, 7 practices, from 10 to 70 minutes'],
    ],
    [
      'six mornings of ten',
      'part',
      october([...on([1, 2, 3, 4, 5, 6]), ...on([7, 8, 9, 10], { time: '19:00' })]),
      ['Most of your practices were in the morning.', '6 of 10 practices in the morning'],
    ],
    [
      'five mornings of nine',
      'part',
      october([...on([1, 2, 3, 4, 5]), ...on([7, 8, 9, 10], { time: '19:00' })]),
      undefined,
    ],
    [
      'nights alone',
      'part',
      october(on(week, { time: '23:30' })),
      ['All of your practices were at night.', '7 of 7 practices at night'],
    ],
    [
      'long Sundays, and one long Monday',
      'longest',
      october([...on(week), ...on(sundays.slice(1), { minutes: 50 }), ...on([12], { minutes: 40 })]),
      ['Your longest practices were mostly on Sundays.', '3 of 4 practices of 30 minutes or longer, on a Sunday'],
    ],
    ['two long Sundays', 'longest', october([...on(week), ...on([11, 18], { minutes: 50 })]), undefined],
    [
      'long practices on any day',
      'longest',
      october([...on(week), ...on([11, 12, 13, 14, 18], { minutes: 50 })]),
      undefined,
    ],
    [
      'stressed, then mostly calm, mostly by the breath',
      'feeling',
      october([
        ...on([1, 2, 3, 4, 5], { limbType: 'pranayama', before: 'stressed' }),
        ...on([6], { before: 'stressed' }),
        ...on([7, 8], { before: 'stressed', after: 'focused' }),
      ]),
      [
        'When you began stressed, 6 of 8 practices ended calm, and 5 of those were pranayama.',
        '8 practices begun stressed, 6 ended calm, 5 of those pranayama; associated with, not caused by',
      ],
    ],
    [
      'calm, but hard now and then',
      'feeling',
      october([
        ...on([1, 2, 3, 4], { before: 'tired' }),
        ...on([5], { before: 'tired', isHard: true }),
        ...on([6], { before: 'tired', after: null, isHard: true }),
      ]),
      [
        'When you began tired, 4 of 6 practices ended calm.',
        '6 practices begun tired, 4 ended calm, 2 hard; associated with, not caused by',
      ],
    ],
    [
      'some that were hard',
      'hard',
      october([...on([1, 2, 3, 4, 5, 6]), ...on([7], { isHard: true }), ...on([8], { after: null, isHard: true })]),
      ['2 of your 8 practices were hard.', '2 of 8 practices noted as hard'],
    ],
    [
      'one that was hard',
      'hard',
      october([...on([1, 2, 3, 4, 5, 6]), ...on([7], { isHard: true })]),
      ['1 of your 7 practices was hard.', '1 of 7 practices noted as hard'],
    ],
    ['none that was hard', 'hard', october(on([1, 2, 3, 4, 5, 6])), undefined],
    [
      'always calm, whatever the limb',
      'feeling',
      october([
        ...on([1, 2, 3], { before: 'tired' }),
        ...on([4, 5, 6], { before: 'tired', limbType: 'asana' }),
        ...on([7], { before: 'tired', limbType: 'yamas' }),
      ]),
      [
        'When you began tired, all 7 practices ended calm.',
        '7 practices begun tired, 7 ended calm; associated with, not caused by',
      ],
    ],
    [
      'stressed four times',
      'feeling',
      october([...on([1, 2, 3, 4], { before: 'stressed' }), ...on([5, 6, 7])]),
      undefined,
    ],
    [
      'stressed, and sits without a feeling at the end',
      'feeling',
      october(on([1, 2, 3, 4, 5, 6], { before: 'stressed', after: null })),
      undefined,
    ],
    ['one limb', 'limb', october(on(week)), ['Every practice was dhyana.', '7 of 7 practices of dhyana']],
    [
      'a limb more than the others',
      'limb',
      october([...on(week), ...on([8, 9], { limbType: 'asana' })]),
      ['What you practised most was dhyana.', '7 of 9 practices of dhyana'],
    ],
    ['two limbs alike', 'limb', october([...on(week), ...on(week, { limbType: 'asana' })]), undefined],
    [
      'a limb of the second half',
      'joined',
      october([...on(week), ...on([18, 20], { limbType: 'dharana' })]),
      [
        'In the second half of the month, dharana joined in.',
        '2 practices of dharana, the first on day 18 of the month',
      ],
    ],
    ['a limb of the 15th', 'joined', october([...on(week), ...on([15, 20], { limbType: 'dharana' })]), undefined],
    [
      'a month that began late',
      'joined',
      october([...on([18, 20, 21, 22, 23, 24]), ...on([25, 26], { limbType: 'dharana' })]),
      undefined,
    ],
    [
      'a pause, and practice the day after',
      'pause',
      october([...on(week), ...on([14])], pauseFrom(8, 13)),
      [
        'You set a pause in the second week, and practised again the day after it.',
        'It may be worth asking what made coming back easy.',
        'A pause you had set',
      ],
    ],
    [
      'a pause, and practice two days after',
      'pause',
      october([...on(week), ...on([15])], pauseFrom(8, 13)),
      ['You set a pause in the second week, and practised again soon after it.', 'A pause you had set'],
    ],
    [
      'a pause that goes on in November',
      'pause',
      october(on(week), [{ firstDay: dayOf(28), lastDay: '2026-11-10' }]),
      ['You set a pause at the end.', 'A pause you had set'],
    ],
    [
      'a long pause',
      'pause',
      october(on([1, 2, 3, 28]), pauseFrom(5, 24)),
      ['You set a pause for a good part of the month.', 'A pause you had set'],
    ],
    ['a pause of two days', 'pause', october(on(week), pauseFrom(8, 9)), undefined],
    [
      'a pause that October sees two days of',
      'pause',
      october(on(week), [{ firstDay: '2026-09-20', lastDay: dayOf(2) }]),
      undefined,
    ],
  ])('%s: %s', (_, id, log, expected) => {
    expect(said(log, id)).toEqual(expected)
  })
})

test.each([
  ['October was a month of short mornings.', october(on(week))],
  ['October was a month of mornings.', october(on(week, { minutes: 30 }))],
  ['October was a month of long evenings.', october(on(week, { minutes: 60, time: '19:00' }))],
  ['October was a month of short practices at night.', october(on(week, { time: '22:00' }))],
  ['October was a month of mornings.', october(week.flatMap((day) => on([day], { minutes: day * 10 })))],
  ['October was a month of dhyana.', october(spread(week))],
  ['October, as your log remembers it.', october(mixed([...week, 8, 9, 10]))],
  ['A few practices in October.', october(on([1, 2, 3]))],
])('%s', (headline, log) => {
  expect(reflect(log).headline).toBe(headline)
})

test.each([
  ['2026-11-01', '2026-10'],
  ['2026-10-31', '2026-09'],
  ['2026-01-15', '2025-12'],
  ['2028-03-31', '2028-02'],
])('on %s the last whole month is %s', (today, month) => {
  expect(lastMonthOf(today)).toBe(month)
})
