import type { MailingList } from '@sadhana/contract'

type ListText = { ask: string; explain: string; stop: string; stopped: string; resumed: string }

/** Each list has its own sentences. */
const lists: Record<MailingList, ListText> = {
  optional: {
    ask: 'Stop optional emails?',
    explain:
      'We’ll only write when something concerns your account or answers you, such as a new sign-in, a receipt or a letter.',
    stop: 'Stop optional emails',
    stopped: 'You’ll get no more optional emails.',
    resumed: 'You’ll get optional emails again.',
  },
  reminders: {
    ask: 'Stop reminders by email?',
    explain: 'The times you chose stay in your settings, where you can turn them on again one by one.',
    stop: 'Stop email reminders',
    stopped: 'You’ll get no more reminders by email.',
    resumed: 'Your email reminders are on again.',
  },
  weekly: {
    ask: 'Stop the weekly email?',
    explain: 'Your reminders and other emails stay as they are.',
    stop: 'Stop the weekly email',
    stopped: 'You’ll get no more weekly emails.',
    resumed: 'The weekly email comes again, on the day you chose.',
  },
  inbox: {
    ask: 'Stop emails about your inbox?',
    explain: 'Your inbox in the app stays as it is. Answers to your letters still come by email.',
    stop: 'Stop inbox emails',
    stopped: 'You’ll get no more emails about your inbox.',
    resumed: 'Emails about your inbox come again.',
  },
}

export const unsubscribeText = {
  lists,
  stillOpen: 'If you change your mind, you can turn them on again here.',
  resume: 'Send them again',
  failed: 'We couldn’t change this',
  tryLater: 'Please try again later.',
  incomplete: 'This link isn’t complete',
  incompleteText: 'Please open it from the email again. In some email programs you have to copy all of it.',
}
