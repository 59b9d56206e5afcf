import type { Limb } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

const practisedAt: Record<Limb, (time: string) => string> = {
  yamas: (time) => `You practised the yamas at ${time}, so today already counts.`,
  niyamas: (time) => `You practised the niyamas at ${time}, so today already counts.`,
  asana: (time) => `You practised asana at ${time}, so today already counts.`,
  pranayama: (time) => `You practised pranayama at ${time}, so today already counts.`,
  pratyahara: (time) => `You practised pratyahara at ${time}, so today already counts.`,
  dharana: (time) => `You practised dharana at ${time}, so today already counts.`,
  dhyana: (time) => `You sat at ${time}, so today already counts.`,
  samadhi: (time) => `You practised samadhi at ${time}, so today already counts.`,
}

export const homeText = {
  welcome: (name: string) => `Welcome, ${name}.`,
  hello: {
    morning: (name: string) => `Good morning, ${name}.`,
    afternoon: (name: string) => `Good afternoon, ${name}.`,
    evening: (name: string) => `Good evening, ${name}.`,
  },
  today: {
    first: 'Everything is ready for your first practice.',
    practisedAt,
    practised: 'You’ve practised, so today already counts.',
    rest: 'Today is one of your rest days. Enjoy it.',
    paused: 'You’re on a pause. Rest well.',
    gentle: 'Be as slow as you like.',
    open: 'You haven’t logged anything yet today.',
  },
  actions: {
    label: 'Begin',
    sit: 'Sit',
    sitHint: 'Meditation timer',
    log: 'Log',
    logHint: 'Under a minute',
  },
  verifyEmail: 'It helps you get back in if you forget your password.',
  usual: 'Your usual',
  /** The name and the minutes of the practice are shown in its place. */
  logUsual: '<hidden>Log </hidden><practice>this practice</practice>',
  sits: 'Your sits',
  firstStep: {
    title: 'Sit for one minute.',
    text: 'Back upright, eyes soft, ten breaths or so. A bell ends it. That’s a whole practice, and your first stone.',
    sit: 'Sit one minute',
    log: 'Log something I already did',
  },
  statsFailed: 'We couldn’t load your stats',
  statsSafe: 'Everything you’ve logged is safe. Please try again.',
  csvHolds: (sessions: number) =>
    plural(sessions, {
      one: 'Everything you’ve logged, including your notes.',
      other: (count) => `All ${count} sessions, including your notes.`,
    }),
  csvHoldsQuietly: 'Everything you’ve logged, including your notes.',
  chartsBegin: 'Charts begin with your third session.',
  question: {
    label: 'Your question',
    today: (words: string) => `Your question today: ${words}.`,
    about: 'About it',
    answered: 'Your question has its answer.',
    look: 'Look',
  },
  tools: {
    title: 'Sadhana tools',
    timer: 'Meditation timer',
    guide: 'User guide',
    settings: 'Practice settings',
  },
  community: {
    findPeople: 'Find people',
    privacy: 'Privacy settings',
    feed: 'Feed',
    scopes: { all: 'All Sessions', following: 'Following' },
  },
}
