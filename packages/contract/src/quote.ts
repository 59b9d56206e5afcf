export const quoteThemes = ['motivation', 'wisdom', 'progress', 'mindfulness', 'perseverance'] as const

/** How many recent quotes a request carries, so that the next one differs from them. */
export const recentQuotesSent = { home: 5, meditation: 3 } as const
