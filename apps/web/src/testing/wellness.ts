import { type MoodEntry, type SleepEntry, type WellnessInsights, wellnessLinks } from '@sadhana/contract'

export const aMood = (overrides: Partial<MoodEntry> = {}): MoodEntry => ({
  id: '0190a000-0000-7000-8000-000000000001',
  mood: 'calm',
  energy: 6,
  energyGiven: true,
  notes: null,
  createdAt: '2026-01-05T13:21:00.000Z',
  practiceDay: '2026-01-05',
  version: 1,
  ...overrides,
})

export const aNight = (overrides: Partial<SleepEntry> = {}): SleepEntry => ({
  id: '0190a000-0000-7000-8000-000000000002',
  date: '2026-01-05',
  bedtime: '2026-01-04T23:05:00.000Z',
  wakeTime: '2026-01-05T06:10:00.000Z',
  duration: 425,
  quality: 7,
  notes: null,
  zone: 'Europe/Lisbon',
  version: 1,
  ...overrides,
})

/** A member without entries. */
export const wellnessInsights = (overrides: Partial<WellnessInsights> = {}): WellnessInsights => ({
  today: '2026-01-05',
  from: '2025-02-01',
  moodDays: [],
  nights: [],
  recentMoods: [],
  energy: { mean: null, days: 0 },
  sleepQuality: { mean: null, days: 0 },
  sleepDuration: { mean: null, days: 0 },
  links: wellnessLinks.map((id) => ({
    id,
    limb: null,
    pairedDays: 0,
    verdict: 'too-few',
    interval: null,
    pairs: [],
  })),
  offersHelp: false,
  ...overrides,
})
