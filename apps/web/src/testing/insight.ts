import type { RangeFigures } from '@sadhana/contract'

/** Three months with some of everything. */
export const rangeFigures = (overrides: Partial<RangeFigures> = {}): RangeFigures => ({
  from: '2025-10-01',
  to: '2025-12-31',
  days: 92,
  practiceDays: 53,
  sessions: 66,
  minutes: 1_704,
  middleMinutes: 30,
  endedCalm: { sessions: 41, of: 66 },
  sleepQuality: { mean: 6.4, days: 71 },
  minutesByLimb: null,
  ...overrides,
})
