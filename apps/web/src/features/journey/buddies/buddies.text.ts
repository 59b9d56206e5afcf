import type { BuddyDayMark, QuietWord } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

const yours: Record<BuddyDayMark, string> = {
  practised: 'you practised',
  rest: 'you rested',
  open: 'nothing from you yet',
}
const theirs: Record<BuddyDayMark, (name: string) => string> = {
  practised: (name) => `${name} practised`,
  rest: (name) => `${name} rested`,
  open: (name) => `nothing from ${name} yet`,
}

export const quietWordText: Record<QuietWord, string> = {
  'thinking-of-you': 'Thinking of you.',
  'join-me-tomorrow': 'I’m practising tomorrow morning. Join me?',
  'no-hurry': 'No hurry. I’m here.',
  'thank-you': 'Thank you for this week.',
}

export const buddiesText = {
  failed: 'We couldn’t load your buddies',
  safe: 'They haven’t changed. Please try again.',
  empty: {
    title: 'No buddies yet',
    text: 'Practise alongside one person you trust. You’ll see whether they practised or rested, and nothing more.',
  },
  pair: (name: string) => `You and ${name}`,
  since: (day: string) => `Buddies since ${day}`,
  shared: 'Shared streak',
  /** Printed after the large number. */
  days: (count: number) => plural(count, { one: 'day', other: () => 'days' }),
  you: 'You',
  today: 'Today',
  day: (day: string, mine: BuddyDayMark, other: BuddyDayMark, name: string) =>
    `${day}: ${yours[mine]}, ${theirs[other](name)}`,
  explained:
    'A shared day needs both of you, practising or resting. You each see whether the other did, never what, how long or how it felt.',
  more: (name: string) => `More about you and ${name}`,
  end: 'Stop being buddies',
  ending: {
    title: (name: string) => `Stop being buddies with ${name}?`,
    text: (name: string) => `You’ll no longer see each other’s days. We won’t tell ${name}.`,
    confirm: 'Stop',
    done: (name: string) => `You and ${name} are no longer buddies`,
    failed: 'We couldn’t change this',
  },
  word: {
    quoted: (word: QuietWord) => `“${quietWordText[word]}”`,
    from: (name: string, moment: string) => `${name}, ${moment}`,
    send: 'Send a quiet word',
    sendTo: (name: string) => `Send a quiet word to ${name}`,
    sentToday: (word: QuietWord) => `You sent “${quietWordText[word]}” today`,
    title: (name: string) => `A quiet word to ${name}`,
    text: 'One a day. It makes no sound, and waits while they’re on a pause.',
    choose: 'Choose a sentence',
    confirm: 'Send',
    done: 'Sent, quietly',
    failed: 'We couldn’t send your quiet word',
  },
  invitations: {
    title: 'Invitations',
    asks: 'asks to be your buddy',
    waiting: (day: string) => `Invited on ${day}, no answer yet`,
    accept: 'Accept',
    acceptOf: (name: string) => `Accept ${name}’s invitation`,
    decline: 'Not now',
    declineOf: (name: string) => `Not now: ${name}’s invitation`,
    withdraw: 'Withdraw',
    withdrawOf: (name: string) => `Withdraw your invitation to ${name}`,
    accepted: (name: string) => `You and ${name} are buddies now`,
    failed: 'We couldn’t change this invitation',
  },
  invite: {
    title: 'One more companion',
    text: 'Up to three buddies, each someone you follow who follows you.',
    open: 'Invite a buddy',
    dialogTitle: 'Invite a buddy',
    dialogText: 'You can invite people you follow who follow you back.',
    list: 'People you can invite',
    none: 'No one else to invite yet. Once you and someone follow each other, you’ll find them here.',
    listFailed: 'We couldn’t load the people you can invite',
    invite: 'Invite',
    inviteThis: (name: string) => `Invite ${name}`,
    asBuddy: 'Invite as buddy',
    invited: 'Invited',
    buddies: 'Buddies',
    answer: 'Answer invitation',
    done: (name: string) => `You’ve invited ${name}`,
    failed: 'We couldn’t send your invitation',
    link: 'Or send someone your link. They can use it to ask you.',
    copy: 'Copy your link',
    copied: 'Send it to someone you’d like to practise alongside.',
  },
  linked: {
    title: (name: string) => `Practise alongside ${name}?`,
    text: (name: string) =>
      `If ${name} accepts, you’ll each see whether the other practised or rested, and nothing more.`,
    notMutual: (name: string) => `You and ${name} can become buddies once you follow each other.`,
    visit: (name: string) => `Go to ${name}’s page`,
    dismiss: 'Not now',
    already: (name: string) => `You and ${name} are already buddies, or one of you has an invitation to answer.`,
    unknown: 'This link doesn’t lead to a member you can invite.',
  },
}
