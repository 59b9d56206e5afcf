import { z } from 'zod'

export const hardSeverities = ['little', 'quite', 'very'] as const
export type HardSeverity = (typeof hardSeverities)[number]
export const hardWords = [
  'anxious',
  'restless',
  'low',
  'angry',
  'old_memories',
  'cut_off',
  'numb',
  'unreal',
  'aching',
  'sleepless',
  'lights_or_sounds',
] as const
export type HardWord = (typeof hardWords)[number]
export const maxHardWords = 3

/** A practice that was hard: how much and in which words, if the member says so. Only they ever see it. */
export const Hardship = z.object({
  severity: z.enum(hardSeverities).optional(),
  words: z
    .array(z.enum(hardWords))
    .max(maxHardWords, 'Three is enough.')
    .refine((words) => new Set(words).size === words.length, 'Please choose each word once')
    .optional(),
})
export type Hardship = z.infer<typeof Hardship>
