export const billingCycles = ['monthly', 'annual'] as const
export const currency = 'USD'
export const annualDiscount = 0.2
export const customContribution = { min: 1, max: 1000 } as const

/** Monthly price in cents; a year costs twelve months less the annual discount. */
export const tiers = [
  { id: 'financial-difficulty', name: 'Financial Difficulty', monthlyCents: 0 },
  { id: 'low-cost', name: 'Low-Cost Access', monthlyCents: 300 },
  { id: 'standard', name: 'Standard Support', monthlyCents: 600, mostPopular: true },
  { id: 'pay-forward', name: 'Paying it Forward', monthlyCents: 1000 },
] as const
export type TierId = (typeof tiers)[number]['id']

/** Per cent of every contribution. */
export const fundsSplit = { development: 30, infrastructure: 60, freeAccess: 10 } as const
