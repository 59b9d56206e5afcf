import { plural } from '#intl/intl.rules.ts'

/** All texts of the Referrals tab, as whole sentences. */
export const referralText = {
  title: 'Your codes',
  generate: 'Generate Code',
  generated: 'Your new code is ready',
  generateFailed: 'Failed to generate referral code',
  copy: 'Copy link',
  copyOf: (code: string) => `Copy link for ${code}`,
  copied: 'Copied',
  copiedOf: (code: string) => `Copied the link for ${code}`,
  copyFailed: 'Failed to copy to clipboard',
  copyFailedText: (link: string) => `Please copy it yourself: ${link}`,
  share: 'Share',
  shareOf: (code: string) => `Share ${code}`,
  shareText: 'Come and practise with me on Sadhana Compass.',
  made: (date: string, daysLeft: number) =>
    daysLeft === 0
      ? `Made ${date}, expires today`
      : plural(daysLeft, {
          one: `Made ${date}, expires in 1 day`,
          other: (days) => `Made ${date}, expires in ${days} days`,
        }),
  used: 'Used',
  usedOn: (date: string) => `Used on ${date}`,
  usedOnBy: (date: string, name: string) => `Used on ${date} by ${name}`,
  expired: 'Expired',
  expiredOn: (date: string) => `Expired on ${date}, unused`,
  empty: 'No codes yet',
  emptyText: 'Generate one and send it to someone you’d like to practise with.',
  hint: 'Copying takes the whole link, ready to send. Each code is for one person.',
  month: 'Codes made this month',
  of: (limit: number) => `of ${limit}`,
  countGenerated: 'Generated',
  countUsed: 'Used',
  restarts: (date: string) => `The count starts again on ${date}.`,
  limitReached: (limit: string, date: string) =>
    `You’ve made all ${limit} codes for this month. You can make more from ${date}.`,
  loadFailed: 'We couldn’t load your codes',
  loadFailedText: 'They haven’t changed. Please try again.',
}
