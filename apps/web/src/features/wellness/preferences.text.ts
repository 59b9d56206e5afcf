import type { DifficultyLevel, WellnessPreferences } from '@sadhana/contract'

const goals = [
  'One day a week',
  'Two days a week',
  'Three days a week',
  'Four days a week',
  'Five days a week',
  'Six days a week',
  'Daily practice',
]

export const preferencesText = {
  goal: 'Weekly practice goal',
  once: 'Once',
  daily: 'Daily practice',
  goalIs: (days: number) => goals[days - 1] ?? '',
  goalHint: 'The days a week you’d like to practise. It’s the same goal as in your practice settings.',
  time: 'Preferred practice time',
  timeHint: 'The part of the day that suits you best.',
  times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' } satisfies Record<
    WellnessPreferences['preferredPracticeTime'],
    string
  >,
  level: 'Difficulty level',
  levels: {
    beginner: ['Beginner', 'Short, guided, one thing at a time'],
    intermediate: ['Intermediate', 'Longer sits, fewer words'],
    advanced: ['Advanced', 'Silence, and holding the breath with care'],
  } satisfies Record<DifficultyLevel, [string, string]>,
  saved: 'Saved',
  failed: 'Failed to update preferences',
  failedHint: 'Your preferences haven’t changed. Please try again.',
  loadFailed: 'We couldn’t load your preferences',
  safe: 'They haven’t changed. Please try again.',
  quiet: 'Quiet mode',
  quietOn: 'On',
  quietOff: 'Off',
  export: 'Take your entries with you',
  exportHint: 'All your moods and nights, including your notes, as files for a spreadsheet.',
  moodsCsv: 'Download moods as CSV',
  sleepCsv: 'Download sleep as CSV',
  exported: 'Export successful!',
  exportFailedTitle: 'Export failed',
  exportFailed: 'Unable to export data. Please try again.',
}
