import type { ReportRange } from '@sadhana/contract'

const ranges: Record<ReportRange, string> = {
  'last-30-days': 'Last 30 Days',
  'last-90-days': 'Last 90 Days',
  'this-year': 'This Year',
  'all-time': 'All Time',
}

export const reportText = {
  title: 'Report to print',
  about:
    'A record of your practice on a few pages: the rhythm of your days, the eight limbs, and how you felt before and after.',
  couldNotLoad: 'We couldn’t load your report',
  range: 'Date range',
  ranges,
  withNotes: 'With notes',
  withHard: 'With what was hard',
  notesHint: 'Your notes and tags are printed only if you tick this.',
  start: 'Make the PDF',
  again: 'Make a new one',
  making: 'Making your report. You can close this; it goes on without you.',
  progress: 'How much of the report is done',
  failed: 'We couldn’t make the report',
  failedHint: 'Nothing of yours is lost. Please try again.',
  holds: (range: ReportRange, withNotes: boolean) => `${ranges[range]}, ${withNotes ? 'with notes' : 'without notes'}`,
  startFailed: 'We couldn’t start the report',
  removeFailed: 'We couldn’t delete the report',
}
