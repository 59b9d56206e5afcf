import type { Reflection, ReflectionPage } from '@sadhana/contract'

export const aReflection = (changes: Partial<Reflection> = {}): Reflection => ({
  month: '2025-12',
  source: 'rules',
  madeAt: '2026-01-01T06:37:00.000Z',
  headline: 'December was a month of short mornings.',
  paragraphs: [
    [
      {
        text: 'You practised on 22 days, often for 15 minutes or so.',
        quietText: 'You often practised for about the same time.',
        evidence: 1,
      },
      {
        text: 'When you began stressed, 6 of 8 practices ended calm, and 5 of those were pranayama.',
        quietText: 'When you began stressed, you mostly ended calm.',
        evidence: 2,
      },
    ],
    [
      {
        text: 'You set a pause in the second week, and practised again the day after it.',
        quietText: 'You set a pause in the second week, and practised again the day after it.',
        evidence: 3,
      },
      {
        text: 'It may be worth asking what made coming back easy.',
        quietText: 'It may be worth asking what made coming back easy.',
        evidence: 3,
      },
    ],
  ],
  evidence: [
    {
      text: '22 days, 26 practices, middle length 15 minutes',
      quietText: 'Your practices of the month',
      pause: null,
    },
    {
      text: '8 practices begun stressed, 6 ended calm, 5 of those pranayama; associated with, not caused by',
      quietText: 'Practices begun stressed; associated with, not caused by',
      pause: null,
    },
    {
      text: 'A pause you had set',
      quietText: 'A pause you had set',
      pause: { firstDay: '2025-12-08', lastDay: '2025-12-13' },
    },
  ],
  read: {
    sessions: [
      {
        date: '2025-12-01',
        time: '06:30',
        practiceDay: '2025-12-01',
        limbType: 'pranayama',
        minutes: 15,
        before: 'stressed',
        after: 'calm',
      },
      {
        date: '2025-12-14',
        time: '06:40',
        practiceDay: '2025-12-14',
        limbType: 'dhyana',
        minutes: 1,
        before: null,
        after: null,
        isHard: true,
      },
    ],
    pauses: [{ firstDay: '2025-12-08', lastDay: '2025-12-13' }],
  },
  ...changes,
})

/** The page of a member who said yes and has a reflection. */
export const reflectionPage = (changes: Partial<ReflectionPage> = {}): ReflectionPage => ({
  choice: 'monthly',
  isIncluded: true,
  lastMonth: { month: '2025-12', state: 'made' },
  reflection: aReflection(),
  ...changes,
})
