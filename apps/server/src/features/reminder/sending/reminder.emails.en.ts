export const en = {
  action: 'Start a sit',
  otherAction: 'Change or turn off your reminders',
  closing: 'You get this email because you set a reminder for this time.',
  /** Says nothing that a stranger who sees the screen shouldn't read. */
  title: 'A moment for yourself',
  usual: 'Whenever you’re ready, a few quiet minutes are here for you.',
  gentle: 'Nothing you need to do. If you feel like it, a few easy breaths with your eyes open.',
  fewer: (count: number) =>
    `The last ${count} reminders may have come at a bad time, so we’ll send one every third day for now. You can change this under Reminders.`,
  test: 'This is how a reminder looks. You don’t need to do anything.',
}

export type ReminderTexts = typeof en
