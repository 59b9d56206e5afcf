/** The page with its tabs. */
export const wellnessText = {
  title: 'Wellness Tracking',
  tabs: 'Wellness',
  mood: 'Mood',
  sleep: 'Sleep',
  insights: 'Insights',
  preferences: 'Preferences',
} as const

export const deletedText = {
  back: 'Wellness',
  title: 'Recently deleted',
  intro: 'Moods and nights stay here for seven days. Then they’re erased.',
  failed: 'We couldn’t load what you deleted',
  none: 'Nothing here',
  noneHint: 'Moods and nights that you delete appear here for seven days.',
  mood: (mood: string, when: string) => `${mood}, ${when}`,
  night: (day: string) => `Night, waking on ${day}`,
  until: (moment: string) => `You can restore it until ${moment}.`,
  restore: 'Restore',
  restoreOf: (entry: string) => `Restore: ${entry}`,
}
