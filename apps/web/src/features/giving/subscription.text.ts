import type { BillingCycle, EarlyFeatureId, GivingTier } from '@sadhana/contract'
import { minutesInWords, plural } from '#intl/intl.rules.ts'

/** All texts of the Subscription tab, as whole sentences. */
export const subscriptionText = {
  title: 'Your contribution',
  loadFailed: 'We couldn’t load your contribution',
  loadFailedText: 'Nothing has changed. Please try again.',
  tiers: {
    'financial-difficulty': 'Financial Difficulty',
    'low-cost': 'Low-Cost Access',
    standard: 'Standard Support',
    'pay-forward': 'Paying it Forward',
    custom: 'Your own amount',
  } satisfies Record<GivingTier, string>,
  early: {
    title: 'Early access',
    text: 'Try things while they’re still being made. They may change or go again; your log is never touched by it.',
    features: { 'compare-by-limb': 'Compare two ranges by limb' } satisfies Record<EarlyFeatureId, string>,
    since: (day: string) => `Since ${day}`,
    open: 'Open',
    opens: (feature: string) => `Open ${feature}`,
    question: 'How did it go? <letter>Tell us in a sentence</letter>.',
  },
  per: { monthly: 'a month', annual: 'a year' } satisfies Record<BillingCycle, string>,
  once: 'once',
  summary: (tier: string, amount: string, per: string) => `${tier}, ${amount} ${per}`,
  none: {
    title: 'No Active Subscription',
    text: 'All eight limbs are open to you, and nothing here is held back. If you’d like to carry part of the cost, you choose how much.',
    action: 'See how giving works',
  },
  free: {
    title: 'No Active Subscription',
    text: 'You’ve chosen the free tier. Everything is open to you, for as long as you like. No proof, no questions.',
    action: 'See how giving works',
  },
  states: { active: 'Active', pastDue: 'Payment open', cancelled: 'Cancelled', cancelling: 'Being cancelled' },
  facts: {
    since: 'Since',
    next: 'Next payment',
    with: 'Paid with',
    provider: 'PayPal',
    due: 'Was due',
    again: 'PayPal tries again',
    access: 'Access',
    unchanged: 'Unchanged',
    cancelledOn: 'Cancelled on',
    last: 'Last payment',
  },
  pastDue: {
    title: 'PayPal couldn’t take the last payment.',
    text: 'Often it’s a card that has expired. You can put it right there, give less, or stop. All three are fine, and your practice is open either way.',
    open: 'Open PayPal',
  },
  cancelled: {
    until: (date: string) => `Yours until ${date}`,
    over: 'Cancelled',
    text: (tier: string, date: string) =>
      `PayPal has confirmed the end, and nothing more is taken. What comes with ${tier} stays with you until ${date}. After that, everything in the free tier goes on as before.`,
    overText: 'PayPal has confirmed the end, and nothing more is taken. Everything in the free tier goes on as before.',
    again: 'Start again',
  },
  cancelling: {
    title: 'We won’t charge you again.',
    text: 'PayPal isn’t answering right now, so we’ll tell them as soon as they do. You don’t need to do anything.',
    until: (date: string) => `What comes with your contribution stays with you until ${date}.`,
  },
  change: 'Change amount',
  cancel: 'Cancel contribution',
  cancelDialog: {
    title: 'Cancel your contribution?',
    text: (date: string) =>
      `No further payment is taken. Everything stays open to you until the billing period ends on ${date}, and after that too, as a free member.`,
    textUndated:
      'No further payment is taken. Everything stays open to you until the billing period ends, and after that too, as a free member.',
    hint: 'You can start again whenever it suits you. No questions either way.',
    keep: 'Keep it',
  },
  changeDialog: {
    title: 'Change your contribution',
    now: (summary: string) => `Now: ${summary}.`,
    tiers: 'New amount',
    hints: {
      'financial-difficulty': 'Free, with no questions. Ends the payments',
      'low-cost': 'A small, steady yes',
      standard: 'Keeps your own place running',
      'pay-forward': 'Your place, and someone else’s',
    },
    current: 'What you give now',
    explain: (now: string, then: string) => `${then} instead of ${now}.`,
    explainFrom: (date: string, now: string, then: string) => `From ${date}: ${then} instead of ${now}.`,
    explainText:
      'PayPal asks you to agree to the new amount. The old agreement ends once that’s confirmed, so nothing is taken twice.',
    stopText:
      'PayPal takes no further payment. Everything stays open to you until the billing period ends, and after that too, as a free member.',
    submit: 'Continue to PayPal',
    stop: 'End the payments',
    keep: (amount: string) => `Keep ${amount}`,
    others: 'Other amounts and yearly giving',
  },
  waiting: {
    title: 'Waiting for PayPal to confirm.',
    text: 'It usually takes less than a minute. Until then nothing counts as paid here.',
    long: (minutes: number) =>
      `This one is taking longer: ${minutesInWords(minutes)} so far. PayPal sometimes looks at a first payment by hand. If it doesn’t go through, nothing is taken.`,
    unreachable: 'PayPal isn’t answering right now, so we don’t know yet. We keep asking.',
    again: 'Look again',
    openPayPal: 'Open PayPal',
    stopped: 'I stopped at PayPal',
    write: 'Write to us',
    meantime: 'In the meantime',
    meantimeText: 'Everything is open to you, as it always is. You can close this page.',
  },
  tracked: { title: 'Payment Tracked', text: 'Thank you for your contribution.' },
  failed: {
    title: 'Tracking Failed',
    // As specified, with a straight apostrophe.
    text: "Payment went through, but we couldn't track it in your account.",
    safe: (amount: string) => `Your ${amount} is safe.`,
    safeText: 'PayPal has it on record, and it won’t be taken twice. We keep trying. You don’t need to do anything.',
    reference: (reference: string) => `PayPal reference ${reference}`,
  },
  declined: {
    title: 'PayPal didn’t take the payment',
    text: 'Nothing was taken. You can try again, choose another amount, or leave it.',
    again: 'See the tiers',
  },
  thanks: {
    title: 'Thank you',
    text: {
      'low-cost': 'This helps to keep your place running.',
      standard: 'This keeps your own place running.',
      'pay-forward': 'This keeps your place running, and someone else’s.',
      custom: 'This helps to keep your place running.',
    } satisfies Record<Exclude<GivingTier, 'financial-difficulty'>, string>,
    receipt: (email: string) => `A receipt is on its way to ${email}.`,
  },
  did: {
    title: 'What it did',
    payments: (count: number, amount: string) =>
      plural(count, {
        one: `1 payment, ${amount} in all.`,
        other: (text) => `${text} payments, ${amount} in all.`,
      }),
    fund: (amount: string) => `${amount} of it is planned for the fund that keeps places free.`,
    thanks: 'Thank you for carrying part of this.',
    where: 'Where your money goes',
  },
}
