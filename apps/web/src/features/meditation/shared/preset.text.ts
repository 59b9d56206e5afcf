import { minutesInWords } from '#intl/intl.rules.ts'

/** The words for sits that members have saved. */
export const presetText = {
  title: 'Your sits',
  add: 'New',
  arrange: 'Arrange',
  soundOnly: 'Sound only',
  saveMix: 'Save as a sit of your own',
  saveFailed: 'We couldn’t save your sit',
  removeFailed: 'We couldn’t delete your sit',
  orderFailed: 'We couldn’t save the order',
  loadFailed: 'We couldn’t load your sits',
  safe: 'They haven’t changed. Please try again.',
  removed: (name: string) => `You’ve deleted ${name}`,
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Delete ${name}`,
  none: 'No sits saved yet',
  noneText: 'When you save a sit of your own, you’ll see it here, on the timer and on home.',
  note: 'The first three are on home too. They’re on all your devices; if two of them change a sit, the later change stands.',
  openEnded: 'Open-ended',
  length: (minutes: number) => minutesInWords(minutes),
  stretches: (minutes: number, count: number) => `${minutesInWords(minutes)}, ${count} stretches`,
} as const
