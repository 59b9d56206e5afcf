import {
  dayEnd,
  weeklyGoal,
  type AchievementAhead,
  type AchievementEntry,
  type JourneySettings,
  type JourneyStats,
} from '@sadhana/contract'

/** The settings of a member in Lisbon, as the API describes them. */
export const journeySettings = (overrides: Partial<JourneySettings> = {}): JourneySettings => ({
  zone: 'Europe/Lisbon',
  zoneFollowsDevice: true,
  dayEndsAt: dayEnd.default,
  weeklyGoal: weeklyGoal.default,
  quietMode: false,
  fixedRestDays: [],
  nextMoons: { 'new-moon': '2026-01-18', 'full-moon': '2026-02-01' },
  today: '2026-01-05',
  now: '2026-01-05T23:50:00.000Z',
  pauses: [],
  pastPauses: [],
  gentleDays: { state: 'none' },
  firstSits: [],
  ...overrides,
})

const week = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11']

/** A member on a Monday, one practice into the week. */
export const journeyStats = (overrides: Partial<JourneyStats> = {}): JourneyStats => ({
  currentStreak: 12,
  longestStreak: 31,
  weeklyProgress: 33,
  level: 71,
  experience: 7062,
  totalSessions: 240,
  totalMinutes: 5184,
  restDays: 1,
  consistency: 82.4,
  today: '2026-01-05',
  week: week.map((day, index) => ({
    day,
    sessions: index === 0 ? 1 : 0,
    minutes: index === 0 ? 25 : 0,
    kind: index === 0 ? 'practised' : 'empty',
  })),
  streakStart: '2025-12-25',
  practiceDays: 192,
  weeklyGoal: 3,
  year: [
    { day: '2026-01-01', sessions: 1, minutes: 30, kind: 'practised' },
    { day: '2026-01-02', sessions: 0, minutes: 0, kind: 'rest' },
    { day: '2026-01-05', sessions: 1, minutes: 25, kind: 'practised' },
  ],
  recentExperience: [
    {
      id: '0198a1f0-0000-7000-8000-0000000000e1',
      practiceDay: '2026-01-05',
      limbType: 'dhyana',
      minutes: 25,
      experience: 35,
      dayBonus: 10,
    },
  ],
  achievementsAhead: [],
  ...overrides,
})

export const achievementEntry = (overrides: Partial<AchievementEntry> = {}): AchievementEntry => ({
  id: `0198f000-0000-7000-8000-${overrides.achievement?.name.length ?? 0}`.padEnd(36, '0'),
  unlockedAt: '2026-01-05T06:30:00.000Z',
  achievement: {
    name: 'Still water',
    description: 'Fifty sittings in dhyana',
    icon: 'dhyana',
    tone: 'dhyana',
    category: 'depth',
    isCount: false,
  },
  practiceDay: '2026-01-05',
  session: { limbType: 'dhyana', duration: 30, time: '06:30', beforeFeeling: 'restless', afterFeeling: 'calm' },
  isPlaced: true,
  ...overrides,
})

export const achievementAhead = (overrides: Partial<AchievementAhead> = {}): AchievementAhead => ({
  id: '0198f000-0000-7000-8000-0000000000aa',
  achievement: {
    name: 'Deep tides',
    description: 'Fifty practices of pranayama',
    icon: 'pranayama',
    tone: 'pranayama',
    category: 'depth',
    isCount: false,
  },
  measure: 'pranayama',
  reached: 38,
  requirement: 50,
  ...overrides,
})
