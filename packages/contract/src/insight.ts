export const recommendationIntensities = ['gentle', 'moderate', 'intense'] as const
export const timesOfDay = ['morning', 'afternoon', 'evening', 'night'] as const

export const recentSessionsShown = 3
export const chartDays = { weekly: 7, monthly: 30 } as const
export const recommendationsStaleMs = 300_000
export const exportFileName = 'yoga-practice-data.csv'
