import type { AfterFeeling, BeforeFeeling, Limb, Visibility } from '@sadhana/contract'
import { clockTime, longDay, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'

/** The meaning of each limb in a few plain words. */
export const limbLines: Record<Limb, string> = {
  yamas: 'Kindness to others',
  niyamas: 'Care for oneself',
  asana: 'Body and posture',
  pranayama: 'Breath',
  pratyahara: 'Senses at rest',
  dharana: 'One thing at a time',
  dhyana: 'Sitting, open and still',
  samadhi: 'Absorption',
}

export const beforeFeelingLabel = 'Feeling Before Practice'
export const beforeFeelingLabels: Record<BeforeFeeling, string> = {
  stressed: 'Stressed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  neutral: 'Neutral',
  content: 'Content',
  energized: 'Energized',
}

export const afterFeelingLabel = 'Feeling After Practice'
export const afterFeelingLabels: Record<AfterFeeling, string> = {
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  energized: 'Energized',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
}

/** Who sees a session, as shown in the summary beside the form. */
export const audienceLabels: Record<Visibility, string> = {
  private: 'Only you',
  followers: 'Your followers',
  public: 'All members',
}

/** The same as a sentence, before saving and after it. */
export const audienceBeforeSaving: Record<Visibility, string> = {
  private: 'Only you will see it.',
  followers: 'Your followers will see it.',
  public: 'All members will see it.',
}

export const audienceAfterSaving: Record<Visibility, string> = {
  private: 'Only you see it.',
  followers: 'Your followers see it.',
  public: 'All members see it.',
}

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

/** The line above Save: the next step, or what will be saved. */
export const saveStatusText = {
  toFix: (count: number) =>
    plural(count, {
      one: 'One thing needs fixing.',
      other: (many) => `${numbers[count] ?? many} things need fixing.`,
    }),
  limbOrUsual: 'Begin with your usual, or choose a limb.',
  limb: 'Begin by choosing a limb.',
  minutes: 'Next, how many minutes it took.',
  bothFeelings: 'Two more taps: how you felt before, and after.',
  beforeFeeling: 'One more tap: how you felt before.',
  afterFeeling: 'One more tap: how you feel after.',
  practice: (limb: string, minutes: number) => `${limb}, ${minutesInWords(minutes)}.`,
  practiceFor: (limb: string, minutes: number, date: string) =>
    `${limb}, ${minutesInWords(minutes)}, for ${shortDay(date)}.`,
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export const practiceFormText = {
  title: 'New Practice Session',
  lede: 'Log today’s practice, or add one from an earlier day.',
  usual: 'Your usual',
  what: (limb: string, minutes: number) => `<limb>${limb}</limb>, ${minutesInWords(minutes)}`,
  moment: (day: string, time: string) => `${day}, ${clockTime(time)}`,
  draft: {
    kept: (day: string, time: string) => `We kept your unfinished entry from ${day}, ${clockTime(time)}.`,
    hasMoment: 'It has the date and time you chose.',
    isNow: 'Date and time are set to now.',
    wasThen: (day: string, time: string) => `It was ${day}, ${clockTime(time)}`,
    startOver: 'Start over',
  },
  picked: { change: 'Change', changeLabel: 'Change limb or minutes' },
  limb: {
    label: 'Ashtanga Limb',
    ask: 'What is a limb?',
    about: 'The eight limbs of yoga as outlined by Patanjali',
  },
  minutes: {
    label: 'Duration (minutes)',
    common: 'Common lengths',
    less: 'Five minutes less',
    more: 'Five minutes more',
  },
  when: {
    title: 'Date and time',
    date: 'Date',
    countsFor: (day: string) => `Counts for ${longDay(day)}.`,
    time: 'Time',
    zone: (place: string) => `In ${place} time.`,
    now: 'Now',
    thisMorning: (time: string) => `This morning, ${clockTime(time)}`,
    yesterday: (time: string) => `Yesterday, ${clockTime(time)}`,
  },
  notes: {
    label: 'Practice Notes',
    optional: 'Optional',
    optionalAndYours: 'Optional, and only yours',
    length: (used: number, most: number) => `${wholeNumber(used)} of ${wholeNumber(most)} characters`,
    hint: 'What did you notice?',
  },
  sharing: {
    title: 'Who can see this',
    notes: 'Share my notes',
    notesHint: 'If you leave this off, only you can see your notes and tags.',
  },
  summary: {
    title: 'This practice',
    practice: 'Practice',
    before: 'Before',
    after: 'After',
    when: 'When',
    seenBy: 'Seen by',
    missing: 'Not yet',
  },
  save: 'Save Practice Session',
  keepsDraft: 'You can leave at any time: this device keeps your entry for a week.',
  justSaved: {
    change: 'Change',
    editNote: 'Edit the note',
    addNote: 'Add a note',
    feelings: {
      shift: (before: string, after: string) => `${before} before, ${after} after.`,
      hard: (before: string) => `${before} before, and it was hard.`,
      hardShift: (before: string, after: string) => `${before} before, ${after} after, and it was hard.`,
    },
    veryFirst: 'Your very first stone.',
    sinceMonday: ordinals.map((ordinal) => `The ${ordinal} stone since Monday.`),
  },
  edit: {
    title: 'Edit practice session',
    overtaken: 'You changed this session on another device. Here’s the latest version.',
    takeMine: 'Use my version',
    save: 'Save changes',
    remove: 'Delete',
  },
} as const
