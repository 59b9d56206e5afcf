import { clockTime } from '#lib/intl/intl.rules.ts'

export const checkInText = {
  ask: 'How are you feeling?',
  hint: 'One tap saves it. Only you see it.',
  saved: (mood: string, time: string) => `${mood}, saved at ${clockTime(time)}`,
  undo: 'Undo',
  again: 'Log another',
  energyHint: 'Energy, if you like. Without it the entry stays out of your energy average.',
  energy: 'Energy, 1 low to 10 high',
  low: 'Low',
  high: 'High',
  addNotes: 'Add notes',
  notes: 'Notes',
  notesHint: 'optional, only you see them',
  saveNotes: 'Save notes',
  notesSaved: 'Notes saved',
  failed: 'Failed to save mood entry',
  failedHint: 'Please try again.',
  changeFailed: 'Failed to save mood entry. Please try again.',
}

export const helpLineText = {
  line: 'The last days sound heavy. If you’d like to talk to someone, there are people who listen, day and night.',
  link: 'Find someone to talk to',
  dismiss: 'Hide this for 30 days',
}
