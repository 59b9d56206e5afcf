import type { WaitingPerson } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

const practices: Record<WaitingPerson['currentPractice'], string> = {
  'absolute-beginner': 'Absolute beginner',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  teacher: 'Teacher',
}

const frequencies: Record<string, string> = {
  daily: 'Daily',
  'few-times-week': 'A few times a week',
  weekly: 'Weekly',
  monthly: 'Monthly',
  rarely: 'Rarely',
  'wanting-to-start': 'Wanting to start',
}

const people = (count: number) => plural(count, { one: '1 person', other: (many) => `${many} people` })

export const waitlistDeskText = {
  title: 'Waitlist',
  lead: (waiting: number) =>
    waiting === 0
      ? 'No one is waiting for an invitation.'
      : `${people(waiting)}, in the order they came. An invitation is a personal code by email, good for 30 days.`,
  batch: 'Invitations',
  next: 'Invite the next',
  fewer: 'One fewer',
  more: 'One more',
  read: 'Read the email',
  send: (count: number) => plural(count, { one: 'Send 1 invitation', other: (many) => `Send ${many} invitations` }),
  nobody: 'Choose someone',
  unanswered: (count: number) =>
    count === 0
      ? 'No earlier invitation is still unanswered.'
      : plural(count, {
          one: 'One earlier invitation is still unanswered.',
          other: (many) => `${many} earlier invitations are still unanswered.`,
        }),
  caption: 'People waiting, in the order they came',
  invite: 'Invite',
  inviteOne: (name: string) => `Invite ${name}`,
  name: 'Name',
  since: 'Since',
  email: 'Email',
  practice: 'Practice',
  often: 'How often',
  practices,
  frequency: (answer: string | null) => (answer === null ? '–' : (frequencies[answer] ?? answer)),
  empty: 'No one is waiting',
  emptyText: 'People who join the waitlist appear here.',
  loadFailed: 'We couldn’t load the waitlist',
  sent: (invited: number) =>
    plural(invited, {
      one: 'One invitation is on its way',
      other: (many) => `${many} invitations are on their way`,
    }),
  noneSent: 'No invitation was sent',
  sendFailed: 'We couldn’t send the invitations',
  others: (left: number) =>
    plural(left, {
      one: 'One person was invited by someone else meanwhile.',
      other: (many) => `${many} people were invited by someone else meanwhile.`,
    }),
} as const
