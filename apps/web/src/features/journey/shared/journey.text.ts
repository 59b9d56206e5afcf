import { plural, wholeNumber } from '#intl/intl.rules.ts'

export const daysInWords = (days: number): string => plural(days, { one: '1 day', other: (count) => `${count} days` })

/** Whole sentences that several tabs share, so that a translator sees what a reader sees. */
export const journeyText = {
  title: 'Practice journey',
  tabs: {
    streaks: 'Streaks',
    achievements: 'Achievements',
    challenges: 'Challenges',
    buddies: 'Buddies',
    learning: 'Learning',
    progress: 'Progress',
  },
  logPractice: 'Log a practice',
  stats: {
    failed: 'Failed to fetch game stats',
    safe: 'Your log is safe. We’ll work everything out from it again. Please try again.',
  },
  achievements: {
    failed: 'Failed to fetch achievements',
    safe: 'Your stones are where you left them. Please try again.',
    placeFailed: 'We couldn’t place this stone. It’s still yours. Please try again.',
  },
  pauseSaved: { title: 'Pause saved', text: 'Your streak will be here when you’re back.' },
  year: {
    title: (year: string) => `${year}, day by day`,
    total: (days: number, hours: string) => `${daysInWords(days)}, ${hours} hours`,
    quiet: 'Every larger dot is a day you practised.',
  },
  level: {
    title: 'Level',
    experience: (points: number) => `${wholeNumber(points)} experience`,
    towards: (points: number, next: number) => `${points} of 100 to level ${next}`,
    bar: (next: number) => `Experience towards level ${next}`,
  },
  quiet: {
    title: 'The numbers are resting',
    text: 'Quiet mode is on, so level, experience and counts stay out of sight. They keep themselves up to date in case you want them back.',
    turnOff: 'Turn off quiet mode',
    turnOn: 'Turn on quiet mode',
  },
}
