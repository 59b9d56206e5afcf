import type { EyeState, HiddenFor, Limb, Recommendation, TimeOfDay } from '@sadhana/contract'
import { minutesInWords, plural } from '#intl/intl.rules.ts'

const today: Record<TimeOfDay, (minutes: string) => string> = {
  morning: (minutes) => `{limb}, ${minutes} this morning`,
  afternoon: (minutes) => `{limb}, ${minutes} this afternoon`,
  evening: (minutes) => `{limb}, ${minutes} this evening`,
  night: (minutes) => `{limb}, ${minutes} tonight`,
}

const anyDay: Record<TimeOfDay, (minutes: string) => string> = {
  ...today,
  morning: (minutes) => `{limb}, ${minutes} in the morning`,
  afternoon: (minutes) => `{limb}, ${minutes} in the afternoon`,
  evening: (minutes) => `{limb}, ${minutes} in the evening`,
}

const intensities: Record<Recommendation['intensity'], string> = {
  gentle: 'Gentle',
  moderate: 'Moderate',
  intense: 'Intense',
}
const eyeStates: Record<EyeState, string> = { open: 'eyes open', closed: 'eyes closed' }

/** All texts of the card. `{limb}` is the place of the limb's name, so that it can be marked as Sanskrit. */
export const recommendationsText = {
  title: 'For you, today',
  beginning: 'To begin with',
  notFromLog: 'Not from your log yet',
  fromLog: 'From your last 30 days',
  gentleDays: 'Gentle days',
  later: 'From your fifth session on, suggestions come from your log, and say so.',
  /** If the time of day is over, the suggestion is meant for another day. */
  heading: (minutes: number, timeOfDay: TimeOfDay, isOver: boolean) =>
    (isOver ? anyDay : today)[timeOfDay](minutesInWords(minutes)),
  starter: (minutes: number) => `{limb}, ${minutesInWords(minutes)}`,
  /** What it is like, quietly under its name. */
  facts: ({ intensity, focus, eyes, holdsBreath }: Recommendation) =>
    [intensities[intensity], focus, eyeStates[eyes], ...(holdsBreath ? ['holds the breath'] : [])].join(' · '),
  steadiness: {
    'early sign': 'Evidence: early sign',
    'fairly steady': 'Evidence: fairly steady',
    steady: 'Evidence: steady',
  },
  evidence: (sessions: number) =>
    plural(sessions, { one: 'The session behind this', other: (count) => `The ${count} sessions behind this` }),
  doThis: 'Do this',
  doThisWith: (name: string) => `Do this: ${name}`,
  notToday: 'Not today',
  notTodayWith: (name: string) => `Not today: ${name}`,
  more: (name: string) => `More about ${name}`,
  notForMe: 'Not for me',
  notForMeHint: 'Leaves it out for 30 days',
  hidden: (name: string): Record<HiddenFor, string> => ({
    today: `We’ll leave ${name} out until tomorrow`,
    month: `We’ll leave ${name} out for 30 days`,
  }),
  undoOtherwise: 'It comes back by itself, too',
  hideFailed: 'We couldn’t hide this suggestion',
  showFailed: 'We couldn’t bring this suggestion back',
  /** As specified. */
  empty: 'No recommendations available',
  emptyHint: 'New ones come tomorrow, or when you’ve practised again.',
  failed: 'Failed to fetch recommendations',
  safe: 'Everything you’ve logged is safe. Please try again.',
}

/** The plain names used in the starter set. */
export const starterNames: Partial<Record<Limb, string>> = {
  dhyana: 'Sit',
  pranayama: 'Longer out-breath',
  asana: 'Four slow standing postures',
  pratyahara: 'Listening, eyes closed',
  niyamas: 'A few lines for yourself',
}
