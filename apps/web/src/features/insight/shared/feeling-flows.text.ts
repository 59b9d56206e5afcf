import { plural } from '#intl/intl.rules.ts'
import { type CommonShift, type Ending, practicesNeeded } from './feeling-flows.rules.ts'

/** A feeling before or after practice, or that it was hard. */
export const feelingName = (feeling: string): string =>
  feeling === 'hard' ? 'It was hard' : feeling.charAt(0).toUpperCase() + feeling.slice(1)

const stream = (before: string, after: Ending) =>
  after === 'hard' ? `${before}, and it was hard` : `${before} to ${after}`

/** How practices with a limb end, for home and beside the river. */
export const feelingFlowsText = {
  title: 'What practice turns into',
  ended: (times: number, sessions: number, after: Ending) =>
    after === 'hard' ? `${times} of ${sessions} were hard` : `${times} of ${sessions} ended ${after}`,
  endedQuietly: (after: Ending) => (after === 'hard' ? 'Hard most often' : `Ended ${after} most often`),
  early: (sessions: number) => `${sessions} of ${practicesNeeded} practices, early`,
  shift: ({ before, beforeCount, after, afterCount }: CommonShift) =>
    after === 'hard'
      ? `You came ${before} ${beforeCount} times, and ${afterCount} of them were hard.`
      : `You came ${before} ${beforeCount} times and left ${after} ${afterCount} of them.`,
  shiftQuietly: ({ before, after }: CommonShift) =>
    after === 'hard' ? `You often came ${before}, and it was hard.` : `You often came ${before} and left ${after}.`,
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
