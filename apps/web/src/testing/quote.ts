import type { Quote } from '@sadhana/contract'

export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: '0198a1f0-0000-7000-8000-0000000000aa',
  text: 'Begin where your feet are.',
  author: null,
  original: null,
  theme: 'motivation',
  practiceContext: null,
  generatedAt: '2026-01-05T06:50:00.000Z',
  ...changes,
})
