/** What each tier asks for a month; held against the contract by a test, because the landing page stays free of it. */
export const contributions = [
  { tier: 'Financial Difficulty', dollars: 0, note: 'everything, forever' },
  { tier: 'Low-Cost Access', dollars: 3, note: 'a month' },
  { tier: 'Standard Support', dollars: 6, note: 'a month' },
  { tier: 'Paying it Forward', dollars: 10, note: 'a month, for you and for others' },
] as const
