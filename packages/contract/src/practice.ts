import { z } from 'zod'

export const limbs = ['yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi'] as const
export type Limb = (typeof limbs)[number]

export const beforeFeelings = ['stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized'] as const
export const afterFeelings = ['calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful'] as const

export const visibilities = ['private', 'followers', 'public'] as const

export const practiceMinutes = { min: 1, max: 300 } as const

/** What the practice form asks for; the words are what a member reads. */
export const NewPracticeSession = z.object({
  date: z.iso.date('Date is required'),
  time: z.iso.time({ precision: -1, error: 'Time is required' }),
  limbType: z.enum(limbs, 'Please select an Ashtanga limb'),
  duration: z
    .int('Duration must be at least 1 minute')
    .min(practiceMinutes.min, 'Duration must be at least 1 minute')
    .max(practiceMinutes.max, 'Duration cannot exceed 300 minutes'),
  beforeFeeling: z.enum(beforeFeelings, 'Please select how you felt before practice'),
  afterFeeling: z.enum(afterFeelings, 'Please select how you feel after practice'),
  notes: z.string().optional(),
})
export type NewPracticeSession = z.infer<typeof NewPracticeSession>
