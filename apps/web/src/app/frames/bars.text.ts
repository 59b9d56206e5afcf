import { thingsWait } from '#lib/outbox/wait.text.ts'

/** What the bars above every page say. */
export const barsText = {
  offline: 'You’re offline. Some things wait until you’re back online.',
  waiting: {
    offline: 'You’re offline.',
    count: (count: number) => `${thingsWait(count)} to be sent.`,
    see: 'See what waits',
  },
  version: {
    isReady: 'A new version is ready.',
    whenItLoads: 'It loads when you next open the app, or now.',
    loadNow: 'Load it now',
    later: 'Later',
  },
} as const
