import type { WellnessLinkId } from '@sadhana/contract'
import { oneDecimal, plural } from '#intl/intl.rules.ts'
import { daysText } from '../shared/link.text.ts'

export const insightsText = {
  empty: 'Not enough data for insights yet. Keep tracking!',
  emptyHint: 'Log a mood or a night, and this page begins to fill.',
  emptyAction: 'Log a mood',
  loadFailed: 'We couldn’t load your insights',
  safe: 'Your entries are safe. Please try again.',
  groupReading: (group: string, days: string, mean: string) => `${group}: ${days}, ${mean}`,
  share: (group: string, share: string) => `${group}: ${share}`,
  weather: 'Your inner weather',
  weatherHint: 'One stone a day: the mood you noted most, and the last one when they tie.',
  range: 'Range',
  weeks: '8 weeks',
  year: 'Year',
  weatherSummary: (days: number, mood: string) => `Mood by day. Days with an entry: ${days}. Noted most: ${mood}.`,
  noMoods: 'No moods in this time yet.',
  dayReading: (day: string, mood: string | undefined) => (mood ? `${day}: ${mood}` : `${day}: nothing noted`),
  keyHint:
    'Choose a mood to see only its days. Small dots are days without an entry; they’re left out of every average.',
  patterns: 'Mood Patterns',
  latest: 'From your latest entries',
  noPatterns: 'No mood entries yet.',
  averageEnergy: 'Average energy',
  outOfTen: (value: number, days: number) => `${oneDecimal(value)} / 10, over ${daysText(days)}`,
  outOfTenMarked: (value: number, days: number) =>
    `<value>${oneDecimal(value)}</value> <rest>/ 10, over ${daysText(days)}</rest>`,
  noEnergy: 'No energy noted yet',
  sleep: 'Sleep Insights',
  nights: (count: number) => plural(count, { one: '1 night', other: (number) => `${number} nights` }),
  noNights: 'No sleep entries yet.',
  averageQuality: 'Average quality',
  averageDuration: 'Average duration',
  duration: (hours: number, minutes: number) => `${hours}<unit> h </unit>${minutes}<unit> min</unit>`,
  noDuration: 'No duration data',
  durationFrom: (count: number) =>
    plural(count, {
      one: 'Duration comes from 1 night with both times. A dot is a night without times.',
      other: (number) => `Duration comes from ${number} nights with both times. A dot is a night without times.`,
    }),
  withPractice: 'With practice',
  withoutPractice: 'Without',
  shares: 'Days with a pleasant mood. You note one mood a day, so a day is either or.',
  twoWeeks: '2 weeks',
  nightsSummary: 'Nights from bedtime to waking; a later night sits lower.',
  monthsSummary: 'The mean night of each month, from bedtime to waking.',
  noTimes: 'no times noted',
  nightReading: (day: string, night: string) => `${day}: ${night}`,
  more: {
    title: 'More to look at',
    questions: {
      title: 'Ask your own practice',
      about: 'Does it help you? Let chance decide the days, and look after eight weeks.',
    },
    reflection: { title: 'Your month, read back to you', about: 'One page from your own log, if you want one.' },
    compare: { title: 'Compare two ranges', about: 'Any two stretches of days, side by side.' },
  },
  tables: {
    month: 'Month',
    week: 'Week from',
    days: 'Days noted',
    mood: 'Noted most',
    energy: 'Average energy',
    night: 'Night to',
    nights: 'Nights',
    quality: 'Quality',
    length: 'Length',
    times: 'Times',
    group: 'Days',
    count: 'How many',
    mean: 'Mean',
    none: '–',
  },
}

type Groups = { more: string; less: string; ends: readonly [low: string, high: string] }

/** The names of the two halves of a link's days, and of the ends of its scale. */
export const linkGroups: Record<WellnessLinkId, (limb: string) => Groups> = {
  'minutes-energy': () => ({ more: 'Days with more practice', less: 'Days with less', ends: ['Low', 'High'] }),
  'minutes-mood': () => ({
    more: 'Days with more practice',
    less: 'Days with less',
    ends: ['Hard moods', 'Pleasant moods'],
  }),
  'minutes-quality': () => ({ more: 'Days with more practice', less: 'Days with less', ends: ['Poor', 'Excellent'] }),
  'minutes-length': () => ({ more: 'Days with more practice', less: 'Days with less', ends: ['Shorter', 'Longer'] }),
  'quality-energy': () => ({ more: 'After better nights', less: 'After other nights', ends: ['Low', 'High'] }),
  'limb-energy': (limb) => ({ more: `Days with more ${limb}`, less: 'Days with less', ends: ['Low', 'High'] }),
}
