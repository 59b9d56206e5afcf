import { afterFeelings, type Limb, limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { aLog, calmEvenings, ended, evening, isTrue, sat } from '#testing/recommendations.ts'
import type { MemberLog } from './evidence.rules.ts'
import { recommend } from './recommendations.rules.ts'

const month = 'in the last 30 days'
const stressed = { mood: 'stressed', energy: 6 } as const
const starter = 'A gentle way to begin. From your fifth session on, suggestions come from your log.'

/** The kind of history, the first recommendation, and the exact wording of its reason. */
const histories: [string, MemberLog, Limb | undefined, string?][] = [
  ['nothing at all', aLog({}), 'dhyana', starter],
  ['four sessions', aLog({ sessions: sat('asana', [1, 2, 3, 4]) }), 'dhyana', starter],
  ['nothing yet, in need of rest for the body', aLog({ reasons: ['body'] }), 'asana', starter],
  ['nothing yet, sleep before breath', aLog({ reasons: ['sleep', 'breath'] }), 'pratyahara', starter],
  ['nothing yet, only curious', aLog({ reasons: ['curiosity'] }), 'dhyana', starter],
  ['nothing yet, and no dhyana, please', aLog({ hidden: ['dhyana'] }), 'pranayama', starter],
  ['nothing yet, and nothing wanted', aLog({ hidden: [...limbs] }), undefined],
  [
    'evenings that mostly ended calm',
    aLog({ sessions: calmEvenings }),
    'pranayama',
    `3 of your 4 evening sessions of pranayama ${month} ended calm.`,
  ],
  [
    'the same in the morning: this week first',
    aLog({ sessions: calmEvenings, now: '08:00', weeklyGoal: 2, today: '2026-03-09' }),
    'pranayama',
    `4 of your 5 sessions ${month} were pranayama in the evening.`,
  ],
  [
    'evenings that all ended calm',
    aLog({ sessions: sat('asana', [2, 3, 4, 5, 6], { ...evening, ...ended('tired', 'calm') }) }),
    'asana',
    `All 5 of your evening sessions of asana ${month} ended calm.`,
  ],
  [
    'evenings of two limbs: the one that ended well more often',
    aLog({
      sessions: [
        ...sat('asana', [2, 3, 4], { ...evening, ...ended('tired', 'calm') }),
        ...sat('dhyana', [5, 6, 7, 8], { ...evening, ...ended('tired', 'calm') }),
      ],
    }),
    'dhyana',
    `All 4 of your evening sessions of dhyana ${month} ended calm.`,
  ],
  [
    'evenings that ended in every way: as usual',
    aLog({
      weeklyGoal: 1,
      sessions: afterFeelings.flatMap((after, index) =>
        sat('asana', [index + 2], { ...evening, ...ended('tired', after) }),
      ),
    }),
    'asana',
    `All 7 of your sessions ${month} were asana in the evening.`,
  ],
  [
    'stressed today, and dhyana has helped',
    aLog({ sessions: [...calmEvenings, ...sat('dhyana', [5, 6, 8], ended('stressed', 'peaceful'))], mood: stressed }),
    'dhyana',
    `You noted feeling stressed today. All 3 of your dhyana sessions that began stressed ${month} ended peaceful.`,
  ],
  [
    'stressed today, and nothing is known to help',
    aLog({ sessions: calmEvenings, mood: stressed }),
    'pranayama',
    `3 of your 4 evening sessions of pranayama ${month} ended calm.`,
  ],
  [
    'anxious today',
    aLog({
      sessions: [
        ...sat('asana', [2, 3, 4, 5], ended('anxious', 'grateful')),
        ...sat('asana', [6], ended('anxious', 'calm')),
      ],
      mood: { mood: 'anxious', energy: null },
    }),
    'asana',
    `You noted feeling anxious today. 4 of your 5 asana sessions that began anxious ${month} ended grateful.`,
  ],
  [
    'low energy today',
    aLog({
      sessions: sat('pranayama', [2, 3, 4, 5, 6], ended('tired', 'energized')),
      mood: { mood: 'happy', energy: 2 },
    }),
    'pranayama',
    `You noted low energy today. All 5 of your pranayama sessions that began tired ${month} ended energized.`,
  ],
  [
    'happy, with energy that was not given',
    aLog({ sessions: calmEvenings, mood: { mood: 'happy', energy: null } }),
    'pranayama',
    `3 of your 4 evening sessions of pranayama ${month} ended calm.`,
  ],
  [
    'a short night, and what helped when tired',
    aLog({
      sessions: sat('pratyahara', [2, 3, 4, 5, 6], ended('tired', 'centered')),
      lastNight: { minutes: 290, quality: 6 },
    }),
    'pratyahara',
    `You slept 4 hours 50 minutes last night. All 5 of your pratyahara sessions that began tired ${month} ended centered.`,
  ],
  [
    'a short night, and nothing that helped when tired',
    aLog({ sessions: sat('dhyana', [2, 3, 4, 5, 6]), lastNight: { minutes: 300, quality: 6 } }),
    'dhyana',
    'You slept 5 hours last night, so here’s something gentle.',
  ],
  [
    'a night without times, rated low, and only postures',
    aLog({ sessions: sat('asana', [2, 3, 4, 5, 6]), lastNight: { minutes: null, quality: 2 } }),
    'pratyahara',
    'You rated last night 2 out of 10, so here’s something gentle.',
  ],
  [
    'a night of exactly six hours',
    aLog({ sessions: sat('asana', [8, 9, 10, 11, 12]), lastNight: { minutes: 360, quality: 5 } }),
    'asana',
    `All 5 of your sessions ${month} were asana in the morning.`,
  ],
  [
    'a week begun, with the goal ahead',
    aLog({ sessions: sat('asana', [1, 8, 9, 10, 11]) }),
    'asana',
    'You’ve practised on 1 day this week, and your goal is 3.',
  ],
  [
    'a week in which the goal is reached',
    aLog({ sessions: sat('asana', [1, 8, 9, 10, 11]), weeklyGoal: 1 }),
    'asana',
    `All 5 of your sessions ${month} were asana in the morning.`,
  ],
  [
    'a week without a practice yet: nothing is said about it',
    aLog({ sessions: sat('asana', [8, 9, 10, 11, 12]) }),
    'asana',
    `All 5 of your sessions ${month} were asana in the morning.`,
  ],
  [
    'at night',
    aLog({ sessions: sat('samadhi', [8, 9, 10, 11, 12], { time: '22:00' }), now: '21:30' }),
    'samadhi',
    `All 5 of your sessions ${month} were samadhi at night.`,
  ],
  [
    'already practised today: another limb',
    aLog({ sessions: [...calmEvenings, ...sat('pranayama', [0])] }),
    'asana',
    `None of your 6 sessions ${month} was asana.`,
  ],
  [
    'the best one hidden: what comes next',
    aLog({ sessions: calmEvenings, hidden: ['pranayama'] }),
    'asana',
    `None of your 5 sessions ${month} was asana.`,
  ],
  [
    'a limb known and left aside comes before one never tried',
    aLog({
      sessions: sat('asana', [0, 8, 9, 10, 11]),
      allTime: [
        { limbType: 'asana', sessions: 50 },
        { limbType: 'dharana', sessions: 4 },
      ],
    }),
    'dharana',
    `None of your 5 sessions ${month} was dharana.`,
  ],
  [
    'one seldom visited, once every other limb was',
    aLog({
      sessions: [
        ...limbs.filter((limb) => limb !== 'dharana').flatMap((limb) => sat(limb, [0, 8, 9])),
        ...sat('dharana', [12]),
      ],
    }),
    'dharana',
    `1 of your 22 sessions ${month} was dharana.`,
  ],
  [
    'a long time without practice: what is known best',
    aLog({
      totalSessions: 17,
      allTime: [
        { limbType: 'dhyana', sessions: 13 },
        { limbType: 'asana', sessions: 4 },
      ],
    }),
    'dhyana',
    'You’ve logged dhyana 13 times so far.',
  ],
  [
    'the best one hidden, the second best at hand',
    aLog({
      sessions: [...calmEvenings, ...sat('dharana', [5, 6, 8], { ...evening, ...ended('restless', 'focused') })],
      hidden: ['pranayama'],
    }),
    'dharana',
    `All 3 of your evening sessions of dharana ${month} ended focused.`,
  ],
  ['everything hidden', aLog({ sessions: calmEvenings, hidden: [...limbs] }), undefined],
]

test.each(histories)('%s', (_what, log, limb, reason) => {
  const [first] = recommend(log)
  expect([first?.limbType, first?.reason]).toEqual([limb, reason])
  if (first) expect(isTrue(first.reason, log)).toBe(true)
})
