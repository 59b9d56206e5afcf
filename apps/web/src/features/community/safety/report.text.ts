import type { ReportKind } from '@sadhana/contract'

const kinds: Record<ReportKind, string> = {
  worry: 'I’m worried about this person',
  unkind: 'Unkind or threatening',
  selling: 'Selling or begging',
  other: 'Something else',
}

export const reportText = {
  title: (name: string) => `Report ${name}`,
  titleOfPractice: (name: string) => `Report this practice by ${name}`,
  text: 'Only our moderators will read this. We won’t say who wrote it.',
  kind: 'What is it about?',
  kinds,
  reason: 'What happened?',
  send: 'Send report',
  sending: 'Sending...',
} as const
