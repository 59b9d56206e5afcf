import type { AfterFeeling } from '@sadhana/contract'
import { minutesInWords } from '#intl/intl.rules.ts'

const feelings: Record<AfterFeeling, string> = {
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  energized: 'Energized',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
}

export const afterSitText = {
  title: (minutes: number) => `You sat for ${minutesInWords(minutes)}`,
  saved: (limb: string) => `Saved to your practice log as ${limb}. The rest is optional.`,
  waiting: 'Saved on this device. We’ll add it to your log when you’re back online.',
  held: 'Not saved yet: neither our server nor this device could store it. Please keep this page open.',
  feeling: 'How do you feel now?',
  feelings,
  note: 'Note',
  noteHint: 'What did you notice?',
  visibility: 'Who can see this',
  visibilityHint: 'It starts with your own default. Only you can see the note and tags.',
  done: 'Done',
  remove: 'Remove this sit',
  removed: 'Sit removed',
  restoreElsewhere: 'You can put it back from your sessions for seven days',
} as const
