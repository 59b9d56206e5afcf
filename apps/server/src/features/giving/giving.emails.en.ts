import { tiers } from '@sadhana/contract'

const nameOf = (tier: (typeof tiers)[number]['id']): string => tiers.find(({ id }) => id === tier)?.name ?? tier

export const en = {
  receipt: {
    subjects: { payment: 'Your receipt', refund: 'Your refund', reversal: 'A payment was taken back' },
    openings: {
      payment: (sum: string) => `Thank you. We’ve received your contribution of ${sum}.`,
      refund: (sum: string) => `We’ve given ${sum} back to you. PayPal may need a few days to show it.`,
      reversal: (sum: string) =>
        `Your bank or PayPal has taken ${sum} back. Nothing about your practice changes, and everything in the free tier stays open to you.`,
    },
    cycles: { monthly: 'monthly contribution', annual: 'yearly contribution', once: 'single contribution' },
    tiers: {
      'financial-difficulty': nameOf('financial-difficulty'),
      'low-cost': nameOf('low-cost'),
      standard: nameOf('standard'),
      'pay-forward': nameOf('pay-forward'),
      custom: 'Your own contribution',
    },
    date: 'Date',
    whatFor: 'What for',
    amount: 'Amount',
    paidThrough: 'Paid through',
    number: 'PayPal transaction',
    forPayment: 'For the payment',
    receivedBy: 'Received by',
    action: 'See your contribution',
    proof: 'A contribution is voluntary and buys no goods. Please keep this email if you need proof of it.',
    refundProof: 'Please keep this email if you need proof of it.',
  },
  impact: {
    quarters: ['January to March', 'April to June', 'July to September', 'October to December'],
    subject: (period: string) => `What came in, ${period}`,
    received: (period: string, sum: string) =>
      `You pay it forward, so here’s what came in from ${period}: ${sum} in all.`,
    supporters: (count: number) => ({
      one: 'One member contributes at the moment.',
      other: `${count} members contribute at the moment.`,
    }),
    planned: (infrastructure: string, development: string, freeAccess: string) =>
      `How we plan to use it: ${infrastructure} for infrastructure and hosting, ${development} for development and features, and ${freeAccess} for the free access fund.`,
    months: (count: number) => ({
      one: 'At the lowest price, that fund is worth one month of a place for someone who can’t pay right now.',
      other: `At the lowest price, that fund is worth ${count} months of a place for someone who can’t pay right now.`,
    }),
    action: 'See where your money goes',
    closing: 'You get this email four times a year, as long as you give under Paying it Forward. Thank you.',
  },
}

export type GivingTexts = typeof en
