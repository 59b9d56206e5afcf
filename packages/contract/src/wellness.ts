import { z } from 'zod'
import { timesOfDay } from './practice.ts'

export const moods = ['happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic'] as const
export type Mood = (typeof moods)[number]
export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const

export const wellnessScale = { min: 1, max: 10, default: 5 } as const
export const weeklyGoal = { min: 1, max: 7, default: 3 } as const
export const recentEntriesShown = 10
export const insightMoodsShown = 5

const onScale = z.int().min(wellnessScale.min).max(wellnessScale.max).default(wellnessScale.default)

export const NewMoodEntry = z.object({
  mood: z.enum(moods, 'Please select a mood'),
  energy: onScale,
  notes: z.string().optional(),
})

export const NewSleepEntry = z.object({
  date: z.iso.date('Please select a date'),
  bedtime: z.iso.datetime({ offset: true }).nullable(),
  wakeTime: z.iso.datetime({ offset: true }).nullable(),
  quality: onScale,
  notes: z.string().optional(),
  duration: z.int().nullable(),
})

export const WellnessPreferences = z.object({
  weeklyGoal: z.int().min(weeklyGoal.min).max(weeklyGoal.max).default(weeklyGoal.default),
  preferredPracticeTime: z.enum(timesOfDay).default('morning'),
  difficultyLevel: z.enum(difficultyLevels).default('beginner'),
})
