import { hoursOf, type RangeFigures } from '@sadhana/contract'
import { oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Change, Finding, RowId } from './compare.rules.ts'

const days = (count: number) => plural(count, { one: '1 day', other: (number) => `${number} days` })
const nights = (count: number) => plural(count, { one: '1 night', other: (number) => `${number} nights` })
const together = (first: number, second: number) => (first === second ? `${first} in each` : `${first} and ${second}`)

const none = 'none'

const timeText = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${oneDecimal(hoursOf(minutes))} h`)

const lengthPhrases: Record<Change, string> = {
  more: 'longer practices',
  less: 'shorter practices',
  same: 'practices about as long',
}
const frequencyPhrases: Record<Change, string> = { more: 'more often', less: 'less often', same: 'about as often' }
const dayChangePhrases: Record<Change, string> = {
  more: 'on more days',
  less: 'on fewer days',
  same: 'on about as many days',
}

const nothing = {
  neither: 'There’s no practice in either range.',
  first: 'There’s no practice in the second range.',
  second: 'There’s no practice in the first range.',
}

/** One sentence for both ranges. It states the difference, and never which is better. */
function headline(finding: Finding, first: string, second: string): string {
  if (finding.practised !== 'both') return nothing[finding.practised]
  const { length, days: change, isSameLength } = finding
  if (length === 'same' && change === 'same') return `${second} looks much like ${first}.`
  return `${second} had ${lengthPhrases[length]}, ${(isSameLength ? dayChangePhrases : frequencyPhrases)[change]}.`
}

export const compareText = {
  title: 'Compare two ranges',
  badge: 'Advanced analytics',
  headline,
  first: 'First',
  beside: 'beside',
  second: 'Second',
  own: 'Choose dates…',
  from: 'From',
  to: 'To',
  wrong: 'Please choose a last day after the first, at most ten years later',
  rows: {
    days: 'Practice days',
    length: 'Middle length',
    time: 'Total time',
    calm: 'Ended calm or peaceful',
    sleep: 'Sleep quality',
  } satisfies Record<RowId, string>,
  notes: {
    days: (first, second) => `of ${together(first.days, second.days)}`,
    length: () => 'half were longer, half shorter',
    time: (first, second) => (first.days === second.days ? '' : `over ${first.days} and ${days(second.days)}`),
    calm: () => 'of practices with a feeling after',
    sleep: (first, second) => `mean of days; ${first.sleepQuality.days} and ${nights(second.sleepQuality.days)}`,
  } satisfies Record<RowId, (first: RangeFigures, second: RangeFigures) => string>,
  values: {
    days: ({ practiceDays }) => days(practiceDays),
    length: ({ middleMinutes }) => (middleMinutes === null ? none : `${wholeNumber(Math.round(middleMinutes))} min`),
    time: ({ minutes }) => timeText(minutes),
    calm: ({ endedCalm }) => (endedCalm.of === 0 ? none : `${endedCalm.sessions} of ${endedCalm.of}`),
    sleep: ({ sleepQuality }) => (sleepQuality.mean === null ? none : oneDecimal(sleepQuality.mean)),
  } satisfies Record<RowId, (range: RangeFigures) => string>,
  /** Replaces numbers in quiet mode. */
  changes: { more: 'more', less: 'less', same: 'about the same' } satisfies Record<Change, string>,
  fewNights: {
    first: (count: number) => `The first range has only ${nights(count)} with sleep, so take that line lightly.`,
    second: (count: number) => `The second range has only ${nights(count)} with sleep, so take that line lightly.`,
    both: 'Both ranges have few nights with sleep, so take that line lightly.',
    quiet: 'There are few nights with sleep, so take that line lightly.',
  },
  tags: {
    title: 'By tag',
    share: (tagged: number, sessions: number) => (sessions === 0 ? none : `${tagged} of ${sessions}`),
  },
  limbs: { title: 'By limb', badge: 'Early', time: timeText },
  noCause: 'Nothing here says one thing caused another.',
  loadFailed: 'We couldn’t compare the two ranges',
  safe: 'Your log is safe. Please try again.',
  notIncluded: {
    title: 'Any two stretches, side by side.',
    text: 'This comes with Standard Support. Every figure in it is also in your own export, and Last 30 Days, Last 90 Days and This Year stay where they are.',
    action: 'See how giving works',
  },
}
