import { dayEnd, weeklyGoal, type JourneySettings } from '@sadhana/contract'

/** A member's calendar in Lisbon, as the API describes it. */
export const journeySettings = (given: Partial<JourneySettings> = {}): JourneySettings => ({
  zone: 'Europe/Lisbon',
  zoneFollowsDevice: true,
  dayEndsAt: dayEnd.default,
  weeklyGoal: weeklyGoal.default,
  quietMode: false,
  today: '2026-01-05',
  now: '2026-01-05T23:50:00.000Z',
  pauses: [],
  pastPauses: [],
  ...given,
})
