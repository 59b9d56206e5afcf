import { clockTime, minutesInWords } from '#intl/intl.rules.ts'
import type { Phase } from '../timer/timer.rules.ts'

/** What the pill says, with the time on its clock, which is marked. */
const phases: Record<Phase, (clock: string) => string> = {
  idle: (clock) => `<time>${clock}</time>`,
  preparing: (clock) => `Settling <time>${clock}</time>`,
  running: (clock) => `Sitting <time>${clock}</time>`,
  paused: (clock) => `Paused <time>${clock}</time>`,
  over: (clock) => `Sitting <time>${clock}</time>`,
}

/** The words for a sit that has started, on its screen and elsewhere. */
export const sitText = {
  phases,
  stop: 'Stop sitting',
  unsaved: 'Unsaved sit',
  /** Screen readers say it when the timer's phase changes. */
  announced: {
    settle: (minutes: number) => `Settle in. Your ${minutes}-minute sit starts in a moment.`,
    settleOpenEnded: 'Settle in. Your open-ended sit starts in a moment.',
    started: (minutes: number) => `Your ${minutes}-minute sit has started.`,
    startedOpenEnded: 'Your open-ended sit has started.',
    again: 'You’re sitting again.',
    paused: 'Paused.',
    stopped: 'The timer has stopped.',
  },
  lockScreen: { openEnded: 'Open-ended sit', length: (minutes: number) => `${minutes}-minute sit` },
  saved: {
    title: (minutes: number) => `You sat for ${minutesInWords(minutes)}`,
    text: (limb: string) => `Saved to your practice log as ${limb}.`,
  },
  saveFailed: {
    title: 'Failed to save session',
    waiting: 'It’s safe on this device. We’ll save it when you’re back online.',
    held: 'This device couldn’t store it either. Please keep this page open: we’ll keep trying.',
  },
  reloaded: {
    title: 'Your sit went on',
    lede: 'Your sit went on while the page was away.',
    text: (time: string) => `It started at ${clockTime(time)}. The clock kept time; the sound waits for you.`,
    soundOn: 'Sound on',
    finish: 'Finish now',
  },
} as const
