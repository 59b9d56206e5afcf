import { plural } from '#intl/intl.rules.ts'
import { daysInWords } from '../shared/journey.text.ts'

export const streaksText = {
  run: {
    label: 'Current streak',
    unit: (days: number) => plural(days, { one: 'day', other: () => 'days' }),
    longest: 'Longest',
    since: 'Since',
    longestRun: daysInWords,
  },
  /** Shown after a break, instead of a streak of zero. */
  stays: {
    label: 'What stays',
    unit: (days: number) => plural(days, { one: 'day of practice', other: () => 'days of practice' }),
    consistency: 'Consistency',
    outOf: (score: number) => `${Math.round(score)} of 100`,
    text: 'All of it is still yours, and a new run starts with any practice. Five minutes is plenty.',
  },
  first: {
    label: 'Your first day',
    text: 'Any practice begins a streak. Five minutes is plenty.',
  },
  week: {
    title: 'This week',
    today: 'Today',
    done: (days: number, share: string) => `${days} of 7 days, ${share}`,
    minutes: 'Numbers are minutes.',
    rest: 'Numbers are minutes. The moon is a rest day: it keeps your run and adds nothing to it.',
    travel: 'An arrow is a day of travel: your clock moved forward, and the day can’t be missed.',
    paused: 'Two bars are a paused day.',
    quiet: 'A filled stone is a day you practised.',
  },
  rest: {
    title: 'Rest days',
    held: (count: number) => `${count} of 2 held`,
    text: 'Every seven days of a run earn one, and you can hold two. When a day stays empty, one is spent for you.',
    next: (days: number) =>
      plural(days, { one: 'One more day to the next.', other: (count) => `${count} more days to the next.` }),
    full: 'You hold as many as you can.',
    progress: (days: number) => `${days}/7`,
    pause: 'Pause for illness or travel',
    limit: 'up to 30 days',
    paused: (until: string) => `You’re on a pause until ${until}. Your streak stands still.`,
  },
  consistency: {
    title: 'Consistency',
    outOf: 'out of 100',
    notYet: 'Starts with your first practice',
    text: (goal: number) =>
      plural(goal, {
        one: 'How steadily you practise on one day a week, your goal. It bends with a quiet week and comes back, rather than starting over.',
        other: (days) =>
          `How steadily you practise on ${days} days a week, your goal. It bends with a quiet week and comes back, rather than starting over.`,
      }),
    change: 'Change your goal',
  },
  level: {
    text: 'One point a minute, ten for the first practice of a day.',
    ask: 'Would you rather not see numbers?',
  },
}
