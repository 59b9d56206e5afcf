import type { AfterFeeling, BeforeFeeling, Limb } from '@sadhana/contract'
import { numberIn, plural } from '#platform/intl.rules.ts'

export type PartOfDay = 'late' | 'early' | 'morning' | 'midday' | 'afternoon' | 'evening'
type Feeling = BeforeFeeling | AfterFeeling
/** Without counts in quiet mode. */
type Rhythm = {
  part: PartOfDay
  counted: { within: number; sessions: number } | null
  from: string
  to: string
  weekday: string | null
}
type StandsOut = { before: BeforeFeeling; after: AfterFeeling; times: number; came: number }

const counted = (count: number): string => numberIn('en', count)
const some = (count: number, one: string, other: string): string =>
  `${counted(count)} ${plural('en', count, { one, other })}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const parts: Record<PartOfDay, string> = {
  late: 'late',
  early: 'early',
  morning: 'in the morning',
  midday: 'around midday',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

const feelings: Record<Feeling, string> = {
  stressed: 'stressed',
  anxious: 'anxious',
  tired: 'tired',
  restless: 'restless',
  neutral: 'neutral',
  content: 'content',
  energized: 'energized',
  calm: 'calm',
  peaceful: 'peaceful',
  focused: 'focused',
  centered: 'centered',
  grateful: 'grateful',
  blissful: 'blissful',
}

const limbs: Record<Limb, string> = {
  yamas: 'Kindness to others',
  niyamas: 'Care for oneself',
  asana: 'Body and posture',
  pranayama: 'Breath',
  pratyahara: 'Senses at rest',
  dharana: 'One thing at a time',
  dhyana: 'Sitting, open and still',
  samadhi: 'Wholly absorbed',
}

export const en = {
  /** The name of the document, shown by programs that open it. */
  document: (who: string) => `A record of practice: ${who}`,
  page: (page: number, pages: number) => `${page} of ${pages}`,
  /** On the last page, in languages that no one has read through yet. */
  translated: '',
  /** A day of the month, before the rest of the date. */
  dayOfMonth: (day: number) => String(day),
  period: (from: string, to: string) => `${from} to ${to}`,
  feeling: (feeling: Feeling) => capital(feelings[feeling]),
  minutes: (count: number) => `${counted(count)} min`,

  cover: {
    title: 'A record\nof practice',
    logo: 'The logo of Sadhana Compass: a compass with a seated figure',
    stones: (limbNames: readonly string[]) => `A stack of stones, one each for ${limbNames.join(', ')}`,
    plainStones: 'A stack of three stones',
    minutes: (count: number) => plural('en', count, { one: 'minute', other: 'minutes' }),
    hours: 'hours',
    sessions: (sessions: number, days: number) =>
      `${plural('en', sessions, { one: 'session', other: 'sessions' })}, on ${some(days, 'day', 'days')}`,
    longestRun: (days: number) =>
      plural('en', days, { one: 'day, the longest run', other: 'days in a row, the longest run' }),
    nothing: 'Nothing was logged in these days. They were days all the same.',
    printed: (day: string) => `Printed ${day}, for your own shelf`,
  },

  rhythm: {
    title: 'Rhythm',
    beginning: 'A beginning. The hours and days you keep show themselves with time.',
    lead: ({ part, counted: counts, from, to, weekday }: Rhythm) => {
      const how = counts
        ? `${counted(counts.within)} of ${counted(counts.sessions)} sessions began`
        : 'Most often you began'
      const most = weekday === null ? '' : `, and ${weekday} is the day you keep most`
      return `You practise ${parts[part]}. ${how} between ${from} and ${to}${most}.`
    },
    daysOf: (month: string) => `Every day of ${month}`,
    since: {
      day: (month: string) => `Every day since ${month}`,
      month: (month: string) => `Every month since ${month}`,
    },
    dots: {
      day: 'One dot a day. The larger and darker, the more minutes; small grey dots are days without.',
      month: 'One dot a month. The larger and darker, the more minutes; small grey dots are months without.',
    },
    hours: 'Hour of the day, in sessions',
    hoursQuiet: 'Hour of the day',
    bars: 'A bar for each hour of the day, taller the more sessions began in it',
    usualSession: 'a usual session',
    daysAWeek: 'practice days a week',
    usualBeginning: 'the usual beginning',
  },

  limbs: {
    title: 'The eight limbs',
    about: limbs,
    lead: 'Where the hours went, and the change you noted most often.',
    noSamadhi: 'Samādhi has no entry; it rarely announces itself.',
    heads: { limb: 'Limb', sessions: 'Sessions', hours: 'Hours', shift: 'Before to after, most often' },
    shift: (before: BeforeFeeling, after: AfterFeeling) => `${feelings[before]} to ${feelings[after]}`,
    tooEarly: 'Fewer than eight noted; too early to say',
    tooEarlyQuiet: 'Too early to say',
    noted: (times: number, sessions: number) => `${counted(times)} of ${counted(sessions)} with both feelings noted`,
    notedHard: (times: number, sessions: number, hard: number) =>
      `${counted(times)} of ${counted(sessions)} noted, ${counted(hard)} of them hard`,
    sutraTitle: 'In the words of the sūtra',
    sutra: '“Practice stands on firm ground when it is kept up for a long time, without a break, and with care.”',
    sutraSource: 'Patañjali, Yoga Sūtra 1.14',
  },

  feelings: {
    title: 'Before and after',
    lead: 'Each stone is a change you wrote down: the feeling you came with at the left, the one you left with on top. The larger, the more often.',
    standsOutTitle: 'What stands out',
    tooEarly: 'It is early to say what stands out.',
    mostOften: (before: BeforeFeeling, after: AfterFeeling) =>
      `Most often you came ${feelings[before]} and left ${feelings[after]}.`,
    first: ({ before, after, times, came }: StandsOut) =>
      `You came ${feelings[before]} ${some(came, 'time', 'times')} and left ${feelings[after]} ${counted(times)} of those times.`,
    second: ({ before, after, times, came }: StandsOut) =>
      `${capital(feelings[before])} turned to ${feelings[after]} ${counted(times)} of ${some(came, 'time', 'times')}.`,
    noCause: 'Nothing here proves a cause; it is what went together in your own log.',
    withBoth: (noted: number, sessions: number) =>
      `${counted(noted)} of ${some(sessions, 'session has', 'sessions have')} both feelings. Sessions without are left out, not counted as neutral.`,
    withBothQuiet: 'Sessions without both feelings are left out, not counted as neutral.',
    hard: (sessions: number) =>
      `You noted ${some(sessions, 'session', 'sessions')} as hard. One that was also calm counts as both.`,
    hardQuiet: 'You noted that some sessions were hard. One that was also calm counts as both.',
  },

  notes: {
    title: 'Notes',
    all: 'In your own words, newest first.',
    newest: (shown: number, all: number) =>
      `The newest ${counted(shown)} of ${counted(all)}. The rest stay in your archive.`,
    newestQuiet: 'The newest of them. The rest stay in your archive.',
    /** `mark` is in place of the letters. */
    leftOut: (mark: string) => `${mark} stands for letters that these fonts don’t have; your archive has them.`,
    tags: (tags: string) => `Your tags: ${tags}.`,
  },
}

export type ReportTexts = typeof en
