import { plural } from '#intl/intl.rules.ts'

export const sessionsText = {
  title: 'All my sessions',
  log: 'Log a practice',
  failed: 'We couldn’t load your sessions',
  failedText: 'They’re safe. Please try again in a moment.',
  noMatch: 'No sessions match your filters',
  showAll: 'Show all sessions',
  moreFailed: 'We couldn’t load more sessions',
  views: { label: 'Show', sessions: 'Sessions', deleted: 'Recently deleted' },
  filter: { label: 'Filter sessions', limb: 'Limb', allLimbs: 'All limbs', from: 'From', to: 'To' },
  columns: {
    practice: 'Practice',
    when: 'When',
    minutes: 'Minutes',
    feeling: 'Feeling',
    notes: 'Notes',
    actions: 'Actions',
  },
  minutes: (minutes: number) => `${minutes} min`,
  /** Who sees it, and whether they see more than the practice. */
  withNotes: (audience: string) => `${audience}, with notes`,
  withTags: (audience: string) => `${audience}, with tags`,
  gone: 'Deleted',
  undoDelete: (session: string) => `Undo delete: ${session}`,
  remove: (session: string) => `Delete ${session}`,
  notes: {
    unfold: (words: number) =>
      plural(words, { one: 'Read on, 1 word', other: (count) => `Read on, about ${count} words` }),
    fold: 'Show less',
    unfoldOf: (words: number, session: string) =>
      plural(words, {
        one: `Read on, 1 word: ${session}`,
        other: (count) => `Read on, about ${count} words: ${session}`,
      }),
    foldOf: (session: string) => `Show less: ${session}`,
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
    putBackOf: (what: string, moment: string) => `Put back: ${what}, ${moment}`,
    eraseNowOf: (what: string, moment: string) => `Erase now: ${what}, ${moment}`,
    ask: 'Erase this practice now?',
    askText: (what: string, moment: string) => `${what}, ${moment}. You won’t be able to put it back.`,
    erase: 'Erase',
    more: 'Show more',
  },
}
