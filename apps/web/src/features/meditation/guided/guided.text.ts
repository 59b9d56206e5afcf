import type { EyeState } from '@sadhana/contract'
import { minutesInWords, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Condition, Difficulty, Length } from '../shared/guided.rules.ts'

export const lengthNames: Record<Length, string> = {
  any: 'Any length',
  'to-10': 'To 10',
  'to-20': 'To 20',
  longer: 'Longer',
}

export const difficultyNames: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export const conditionNames: Record<Condition, string> = {
  pregnancy: 'Pregnancy',
  'blood-pressure': 'High blood pressure',
  heart: 'Heart trouble',
  epilepsy: 'Epilepsy',
  surgery: 'A recent operation',
}

/** Used as a reason at the end of a sentence. */
export const conditionReasons: Record<Condition, string> = {
  pregnancy: 'during pregnancy',
  'blood-pressure': 'with high blood pressure',
  heart: 'with heart trouble',
  epilepsy: 'with epilepsy',
  surgery: 'after a recent operation',
}

export const guidedText = {
  title: 'What would help right now?',
  length: 'Length',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any difficulty',
  limb: 'Limb',
  allLimbs: 'All limbs',
  minutes: (minutes: number) => `${wholeNumber(minutes)} min`,
  pacer: 'breath pacer',
  eyes: { open: 'eyes open', closed: 'eyes closed' } satisfies Record<EyeState, string>,
  holdsBreath: 'holds the breath',
  gentleDays: 'In gentle days we suggest what’s short, with open eyes and an easy breath.',
  showAll: 'Show all',
  showGentle: 'Show only these',
  start: 'Start Session',
  startOf: (title: string) => `Start Session: ${title}`,
  read: 'Read it first',
  readOf: (title: string) => `Read it first: ${title}`,
  notFor: (reasons: readonly Condition[]) =>
    `We leave this one out ${conditionReasons[reasons[0] ?? 'surgery']}. You told this device.`,
  about:
    'You can read every practice before you begin. None of them is a treatment. If something feels wrong, stop; that’s a practice too.',
  none: 'Nothing fits these filters',
  noneHint: 'Try another length, difficulty or limb.',
  clear: 'Clear the filters',
  leaveOut: 'Is there anything we should leave out?',
  leaveOutNone: 'Nothing chosen',
  leaveOutHint:
    'We’ll hide practices that aren’t advised with it. This stays on your device; we never see it. It’s no medical advice: when in doubt, ask your doctor and your teacher.',
  before: 'Before you begin',
  steps: (minutes: number, count: number) =>
    plural(count, {
      one: `${minutesInWords(minutes)}, one step`,
      other: (steps) => `${minutesInWords(minutes)}, ${steps} steps`,
    }),
  stepState: { done: 'done', now: 'now', ahead: 'to come' },
  end: 'End',
  pausedWords: 'Take the time you need. The bell waits with you.',
  back: 'Step back',
  next: 'Next step',
  pause: 'Pause',
  resume: 'Continue',
  voiceOn: 'Voice on',
  voiceOff: 'Voice off',
  sound: 'Voice and tones',
  speak: 'Speak the words',
  speakHint: 'With a voice of your own device. The words are always on the screen too.',
  noVoice: 'This device offers no voice of its own, so the words stay on the screen.',
  voice: 'Voice',
  deviceVoice: 'The device’s usual voice',
  pace: 'Pace',
  paces: { '0.7': 'Slow', '0.85': 'Calm', '1': 'Normal' } as Record<string, string>,
  tones: 'Tones for the breath',
  tonesHint: 'Rising for in, falling for out, one short note for a hold.',
  vibration: 'Vibration for the breath',
  vibrationHint: 'One pulse for in, two for a hold, three for out, where the device can.',
  done: 'Done',
}
