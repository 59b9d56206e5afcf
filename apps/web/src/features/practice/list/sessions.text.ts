import { plural } from '#intl/intl.rules.ts'

export const sessionsText = {
  views: { label: 'Show', sessions: 'Sessions', deleted: 'Recently deleted' },
  /** After who sees it. */
  withTags: ', with tags',
  notes: {
    unfold: (words: number) =>
      plural(words, { one: 'Read on, 1 word', other: (count) => `Read on, about ${count} words` }),
    fold: 'Show less',
  },
  deleted: {
    intro:
      'What you delete waits here for seven days. If you put it back, it counts as if it had never left: streak, charts and stones included.',
    failed: 'We couldn’t load what you deleted',
    failedText: 'It’s safe. Please try again in a moment.',
    none: 'Nothing deleted',
    noneText: 'A practice you delete waits here for seven days.',
    toSessions: 'Back to sessions',
    what: (limb: string, minutes: string) => `${limb}, ${minutes}`,
    when: { today: 'deleted today', yesterday: 'deleted yesterday', on: (day: string) => `deleted on ${day}` },
    until: (day: string) => `Leaves for good on ${day}.`,
    putBack: 'Put back',
    eraseNow: 'Erase now',
    ask: 'Erase this practice now?',
    askText: (what: string, moment: string) => `${what}, ${moment}. You won’t be able to put it back.`,
    erase: 'Erase',
    more: 'Show more',
  },
}
