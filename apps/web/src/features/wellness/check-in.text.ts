import { clockTime } from '#intl/intl.rules.ts'

export const checkInText = {
  ask: 'How are you feeling?',
  hint: 'One tap saves it. Only you see it.',
  saved: (mood: string, time: string) => `${mood}, saved at ${clockTime(time)}`,
  again: 'Log another',
  energyHint: 'Energy, if you like. Without it the entry stays out of your energy average.',
  energy: (level: number) => `Energy, 1 low to 10 high: ${level}`,
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
