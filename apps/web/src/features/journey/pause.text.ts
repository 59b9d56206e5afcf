export const pauseText = {
  title: 'Pauses',
  about:
    'Ill, travelling, or simply away? While you pause, your streak and your consistency stand still. Up to 30 days without a practice in between.',
  past: 'Past pauses',
  label: 'New pause',
  firstDay: 'First day',
  lastDay: 'Last day',
  save: 'Save pause',
  states: {
    running: {
      state: 'You’re on this pause now.',
      end: 'End pause',
      endOf: (days: string) => `End pause: ${days}`,
      done: 'Welcome back',
    },
    upcoming: {
      state: 'Not started yet.',
      end: 'Cancel pause',
      endOf: (days: string) => `Cancel pause: ${days}`,
      done: 'Pause cancelled',
    },
    past: {
      state: 'Over.',
      end: 'Remove pause',
      endOf: (days: string) => `Remove pause: ${days}`,
      done: 'Pause removed',
    },
  },
} as const
