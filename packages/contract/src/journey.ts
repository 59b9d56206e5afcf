export const experiencePerLevel = 100
export const streakMessageThresholds = { days: 7, sessions: 50 } as const
export const learningItemsShown = 6
