import { feelingWords } from '#intl/feelings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import { type CommonShift, type Ending, practicesNeeded } from './feeling-flows.rules.ts'

const names: Partial<Record<string, string>> = {
  stressed: 'Stressed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  neutral: 'Neutral',
  content: 'Content',
  energized: 'Energized',
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
  hard: 'It was hard',
}

/** A feeling before or after practice, or that it was hard. */
export const feelingName = (feeling: string): string => names[feeling] ?? feeling

const stream = (before: string, after: Ending) =>
  after === 'hard' ? `${before}, and it was hard` : `${before} to ${feelingWords[after]}`

/** How practices with a limb end, for home and beside the river. */
export const feelingFlowsText = {
  title: 'What practice turns into',
  ended: (times: number, sessions: number, after: Ending) =>
    after === 'hard' ? `${times} of ${sessions} were hard` : `${times} of ${sessions} ended ${feelingWords[after]}`,
  endedQuietly: (after: Ending) => (after === 'hard' ? 'Hard most often' : `Ended ${feelingWords[after]} most often`),
  early: (sessions: number) => `${sessions} of ${practicesNeeded} practices, early`,
  shift: ({ before, beforeCount, after, afterCount }: CommonShift) =>
    after === 'hard'
      ? `You came ${feelingWords[before]} ${beforeCount} times, and ${afterCount} of them were hard.`
      : `You came ${feelingWords[before]} ${beforeCount} times and left ${feelingWords[after]} ${afterCount} of them.`,
  shiftQuietly: ({ before, after }: CommonShift) =>
    after === 'hard'
      ? `You often came ${feelingWords[before]}, and it was hard.`
      : `You often came ${feelingWords[before]} and left ${feelingWords[after]}.`,
  seeAll: 'See how you came and how you left',
  river: {
    hint: 'How you came, how you left, in the last 90 days.',
    limb: 'Limb',
    summary: (before: string, after: string) => `Before: ${before}. After: ${after}.`,
    stream,
    reading: (before: string, after: Ending, times: number) =>
      plural(times, {
        one: `${stream(before, after)}: 1 practice`,
        other: (count) => `${stream(before, after)}: ${count} practices`,
      }),
    table: { before: 'Before and after', times: 'Practices' },
    practices: (count: number) =>
      plural(count, {
        one: '1 practice, logged with how you came and how you left.',
        other: (many) => `${many} practices, logged with how you came and how you left.`,
      }),
    hard: (count: number) => plural(count, { one: '1 was hard.', other: (many) => `${many} were hard.` }),
    inBoth: 'One that was hard and calm is in both.',
    ofNeeded: `of ${practicesNeeded} practices with how you came and how you left`,
    few: 'From eight of them with one limb on, you’ll see here how you came to it and how you left.',
    loadFailed: 'We couldn’t load your practices',
    safe: 'They haven’t changed. Please try again.',
  },
}

/** Above the separate pages under the Insights tab. */
export const insightPageText = { title: 'Insights', back: 'Back to your insights' }
