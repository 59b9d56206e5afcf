export const quoteThemes = ['motivation', 'wisdom', 'progress', 'mindfulness', 'perseverance'] as const

/** How many recent quotes a request names, so that the next one is different. */
export const recentQuotesSent = { home: 5, meditation: 3 } as const
