import { plural } from '#intl/intl.rules.ts'
import { type CommonShift, practicesNeeded } from './feeling-flows.rules.ts'

/** How practices with a limb end, for home and beside the river. */
export const feelingFlowsText = {
  title: 'What practice turns into',
  ended: (times: number, sessions: number, after: string) => `${times} of ${sessions} ended ${after}`,
  endedQuietly: (after: string) => `Ended ${after} most often`,
  early: (sessions: number) => `${sessions} of ${practicesNeeded} practices, early`,
  shift: ({ before, beforeCount, after, afterCount }: CommonShift) =>
    `You came ${before} ${beforeCount} times and left ${after} ${afterCount} of them.`,
  shiftQuietly: ({ before, after }: CommonShift) => `You often came ${before} and left ${after}.`,
  seeAll: 'See how you came and how you left',
  river: {
    hint: 'How you came, how you left, in the last 90 days.',
    limb: 'Limb',
    summary: (before: string, after: string) => `Before: ${before}. After: ${after}.`,
    reading: (before: string, after: string, times: number) =>
      plural(times, {
        one: `${before} to ${after}: 1 practice`,
        other: (count) => `${before} to ${after}: ${count} practices`,
      }),
    readingQuietly: (before: string, after: string) => `${before} to ${after}`,
    table: { before: 'Before and after', times: 'Practices' },
    practices: (count: number) =>
      plural(count, {
        one: '1 practice, logged with a feeling before and after.',
        other: (many) => `${many} practices, logged with a feeling before and after.`,
      }),
    ofNeeded: `of ${practicesNeeded} practices with a feeling before and after`,
    few: 'From eight of them with one limb on, you’ll see here how you came to it and how you left.',
    loadFailed: 'We couldn’t load your practices',
    safe: 'They haven’t changed. Please try again.',
  },
}
