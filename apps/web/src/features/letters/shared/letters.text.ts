import type { LetterKind } from '@sadhana/contract'
import { wholeNumber } from '#intl/intl.rules.ts'

/** All texts of 'Write to us', as whole sentences. */
export const lettersText = {
  back: 'Settings',
  title: 'Write to us',
  lede: 'Plain words are best. A person answers.',
  kind: 'What is it?',
  kinds: {
    question: { name: 'A question', about: 'How something works' },
    problem: { name: 'A problem', about: 'Something went wrong' },
    idea: { name: 'An idea', about: 'Something you’d like to have' },
  } satisfies Record<LetterKind, { name: string; about: string }>,
  letter: 'Your letter',
  count: (typed: number, max: number) => `${wholeNumber(typed)} of ${wholeNumber(max)} characters`,
  draftCount: (typed: number, max: number) =>
    `${wholeNumber(typed)} of ${wholeNumber(max)} characters. Kept here as a draft until you send it.`,
  attach: 'What we attach',
  attachHint: 'Nothing, unless you tick it.',
  browser: 'Browser and window size',
  browserHint: 'Helps when something went wrong',
  send: 'Send',
  failed: 'Your letter didn’t go out',
  failedText: 'Every word is still here. Please try again in a moment.',
  where: 'Where the answer goes',
  toEmail: (email: string) => `To ${email}, and into this page under “Your letters”.`,
  toPage: 'Into this page, under “Your letters”. Your account has no email address yet.',
  who: 'Who reads it',
  whoText:
    'A person who runs this place. Answers come mostly within two days. Members who contribute are answered first; the care is the same.',
  first: 'You’re first in line',
  firstText: 'That’s one of the things your contribution does. Everyone else is answered too, mostly within two days.',
  hard: 'If today is hard',
  hardText: 'Please don’t wait for us. <person>Talk to a person, now</person>.',
  urgent: 'Please talk to someone today.',
  urgentText:
    'Your letter is with us, and it’s the next one a person here reads. That can still take hours, and you don’t have to wait alone. There are people who listen, right now.',
  urgentLink: 'Find someone who answers',
  sent: 'Your letter is with us.',
  sentToEmail: (email: string) => `An answer goes to ${email}, mostly within two days.`,
  sentToPage: 'You’ll find the answer on this page, mostly within two days.',
  attachedNothing: 'Nothing was attached.',
  attachedBrowser: 'Your browser and window size were attached.',
  home: 'Back to practice',
  another: 'Write another',
  yours: 'Your letters',
  waiting: (moment: string) => `Waiting since ${moment}`,
  answered: (date: string) => `Answered on ${date}`,
  closed: (date: string) => `Closed on ${date}`,
  wrote: 'You wrote',
  /** Above the words of the app that a letter would say in another way. */
  aboutWords: 'Instead of',
  answer: 'Our answer',
  attached: 'You attached',
  more: 'Show older letters',
  loadFailed: 'We couldn’t load your letters',
  loadFailedText: 'They’re safe, and you can still write. Please try again.',
}
