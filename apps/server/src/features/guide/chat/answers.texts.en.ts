export type Suggestion = { limbType: string; duration: number; focus: string }

/** What the guide says of its own, and the pages that it names. */
export const en = {
  welcome: 'You’re welcome. I’m here when something else comes up.',
  hello: 'Hello. Ask me about a limb, about the app, or what to do with a few minutes.',
  nothing:
    'I looked in the handbook and the library and didn’t find anything about that. Other words might help. For a question to a person, please write to us.',
  unsure:
    'I’m not sure I have an answer to that. These pages come closest. Other words might help, or ask a person: please write to us.',
  /** Before words in English. */
  inEnglish: (words: string) => words,
  /** An article that isn't in this language. */
  englishSource: (source: string) => source,
  noConsent:
    'I don’t know anything about you unless you turn on “May use my practice log” below. Your own pages have it all: the stats are on Home, and every practice is in your list.',
  emptyLog: 'There’s nothing in your log for the last 30 days yet.',
  suggestion: ({ limbType, duration, focus }: Suggestion, reason: string | null) =>
    `How about ${limbType}, ${duration === 1 ? '1 minute' : `${duration} minutes`}: ${focus}. ${reason ? `${reason} ` : ''}Home has more to choose from, and you can always do less.`,
  forAnyone: 'in for three, out for four, without effort',
  wellness:
    'I can’t see your sleep or the moods you note, only practices and how you felt before and after them, and those only if you allow it. Your sleep and your moods are on your Wellness page, day by day.',
  elsewhere: {
    level:
      'I can’t see that, only practices, and those only if you allow it. Your level and your points are under Progress.',
    stones: 'I can’t see that, only practices, and those only if you allow it. Your stones are under Achievements.',
    challenges:
      'I can’t see that, only practices, and those only if you allow it. Your challenges are under Challenges.',
    buddies: 'I can’t see that, only practices, and those only if you allow it. Your buddies are under Buddies.',
    followers:
      'I can’t see that, only practices, and those only if you allow it. Your followers, and the people you follow, are under Profile.',
    goal: 'I can’t see that, only practices, and those only if you allow it. Your weekly goal is under Practice settings.',
  },
  pages: {
    ownLog: { source: 'Your log', title: 'All my sessions', path: '/sessions' },
    letters: { source: 'A person reads it', title: 'Write to us', path: '/settings/letters' },
    handbook: { source: 'Handbook', title: 'Browse the handbook', path: '/guide#guide-what' },
    home: { source: 'Home', title: 'Your recommendations', path: '/' },
    guided: { source: 'Meditation', title: 'Guided practices', path: '/meditation' },
    wellness: { source: 'Your own pages', title: 'Wellness Tracking', path: '/wellness' },
    level: { source: 'Your own pages', title: 'Progress', path: '/gamification?tab=progress' },
    stones: { source: 'Your own pages', title: 'Achievements', path: '/gamification?tab=achievements' },
    challenges: { source: 'Your own pages', title: 'Challenges', path: '/gamification?tab=challenges' },
    buddies: { source: 'Your own pages', title: 'Buddies', path: '/gamification?tab=buddies' },
    followers: { source: 'Your own pages', title: 'Profile', path: '/profile' },
    goal: { source: 'Your own pages', title: 'Practice settings', path: '/settings/practice' },
  },
}

export type AnswerTexts = typeof en
