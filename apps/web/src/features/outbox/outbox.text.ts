import type { Mood } from '@sadhana/contract'
import { feelingWords, moodWords } from '#intl/feelings.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'

export const outboxText = {
  back: 'Home',
  title: (count: number) =>
    count === 0
      ? 'Everything has been sent'
      : plural(count, { one: '1 thing waits to be sent', other: (many) => `${many} things wait to be sent` }),
  about: 'It’s safe on this device. We’ll send it in this order when you’re back online.',
  nothing: 'Nothing is waiting on this device.',
  ifYouSignOut: 'If you sign out, we’ll ask you first.',
  sendNow: 'Send now',
  waits: 'waits',
  changedElsewhere: 'Changed on another device too',
  look: 'Look',
  edit: 'Edit',
  editFailed: 'We couldn’t load this entry',
  editFailedText: 'It’s safe on this device. Please try again when you’re online.',
  discard: 'Discard',
  lookAt: (entry: string) => `Look: ${entry}`,
  editOne: (entry: string) => `Edit: ${entry}`,
  retry: (entry: string) => `Try again: ${entry}`,
  discardOne: (entry: string) => `Discard: ${entry}`,
  saveOneAnyway: (entry: string) => `Save it anyway: ${entry}`,
  saveAnyway: 'Save it anyway',
  practice: (limb: string, minutes: number) => `${limb}, ${minutesInWords(minutes)}`,
  sit: (minutes: number) => `A sit, ${minutesInWords(minutes)}`,
  mood: (mood: Mood, energy: number | undefined) =>
    energy ? `Mood: ${moodWords[mood]}, energy ${energy}` : `Mood: ${moodWords[mood]}`,
  sleep: (date: string) => `Sleep, waking on ${date}`,
  editOf: {
    practice: 'An edit of a practice',
    sit: 'Added to a sit',
    mood: 'An edit of a mood',
    sleep: 'An edit of a night',
  },
  removalOf: { practice: 'A deleted practice', sit: 'A deleted sit', mood: 'A deleted mood', sleep: 'A deleted night' },
  restored: 'Something you restored',
  setAside: 'The version you didn’t choose',
  like: 'A like',
  preset: 'A sit of your own',
  reading: 'Your place in an article',
  questionDay: 'A day of your question',
  directMessage: (name: string) => `A message to ${name}`,
} as const

export const choiceText = {
  title: 'You changed this entry on two devices. Which version shall we keep?',
  about: 'Nothing has been deleted.',
  mine: 'On this device',
  theirs: 'On the other device',
  keep: 'Keep the chosen one',
  later: 'Decide later',
  other: 'The other one stays under Recently deleted for seven days.',
  none: 'None',
  fields: {
    date: 'Date',
    time: 'Time',
    limbType: 'Limb',
    duration: 'Minutes',
    beforeFeeling: 'Before',
    afterFeeling: 'After',
    hard: 'It was hard',
    notes: 'Notes',
    tags: 'Tags',
    visibility: 'Who sees it',
    shareNotes: 'Notes are shared',
    mood: 'Mood',
    energy: 'Energy',
    bedtime: 'Bedtime',
    wakeTime: 'Waking',
    quality: 'Quality',
  } as Partial<Record<string, string>>,
  /** How the values of a field read. Those of other fields are shown as they are. */
  values: {
    beforeFeeling: feelingWords,
    afterFeeling: feelingWords,
    mood: moodWords,
    visibility: { private: 'private', followers: 'followers', public: 'public' },
  } as Partial<Record<string, Partial<Record<string, string>>>>,
  yes: 'Yes',
  no: 'No',
} as const
