/** The tiers and their monthly prices. A test compares them with the contract, which this page doesn't load. */
export const contributions = [
  { tier: 'Financial Difficulty', dollars: 0, note: 'everything, forever' },
  { tier: 'Low-Cost Access', dollars: 3, note: 'a month' },
  { tier: 'Standard Support', dollars: 6, note: 'a month' },
  { tier: 'Paying it Forward', dollars: 10, note: 'a month, for you and for others' },
] as const
