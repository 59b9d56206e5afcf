import type { Sit } from './timer/timer.rules.ts'

/** A sit of ten minutes with bells at its start and end. */
export const aSit = (changes: Partial<Sit> = {}): Sit => ({
  id: '4f9f3f3e-1a56-4c8e-9a63-1f2f6d0a7b11',
  userId: 'asha',
  tabId: 'tab',
  minutes: 10,
  startsAt: 0,
  beganAt: 0,
  pausedAt: null,
  aliveAt: 0,
  bells: { start: true, end: true, every: 0 },
  sound: 'rain',
  limbType: 'dhyana',
  ...changes,
})
