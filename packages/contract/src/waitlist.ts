import { z } from 'zod'
import { emailAddress } from './fields.ts'
import { defineRoutes } from './http.ts'
import { referralCodeMaxLength } from './referral.ts'

export const waitlistPractices = ['absolute-beginner', 'beginner', 'intermediate', 'advanced', 'teacher'] as const
export const waitlistPracticeTypes = ['meditation', 'yoga', 'eight-limbs', 'philosophy', 'breathwork', 'all'] as const
export const waitlistFrequencies = [
  'daily',
  'few-times-week',
  'weekly',
  'monthly',
  'rarely',
  'wanting-to-start',
] as const
export const waitlistInterests = [
  'tracking',
  'ai-guidance',
  'community',
  'eight-limbs',
  'personal-growth',
  'wellness',
] as const
export const waitlistSources = ['friend', 'social-media', 'search', 'yoga-community', 'blog', 'other'] as const

const optionalText = (max: number) => z.string().trim().max(max, `Please keep this under ${max} characters`).optional()

export const NewWaitlistEntry = z.object({
  email: emailAddress,
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(100, 'Please keep your name under 100 characters'),
  currentPractice: z.enum(waitlistPractices, 'Please select a valid experience level'),
  practiceTypes: optionalText(100),
  practiceFrequency: optionalText(100),
  primaryInterest: optionalText(100),
  heardAboutUs: optionalText(100),
  additionalNotes: optionalText(2000),
  referralCode: optionalText(referralCodeMaxLength),
})
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>

export const waitlist = defineRoutes({
  join: {
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Join the waitlist. A second entry with the same email looks just like the first.',
    access: 'public',
    body: NewWaitlistEntry,
    reply: z.object({ message: z.literal('Welcome to the journey!') }),
    errors: [],
    limit: { max: 10, seconds: 60 },
    creates: true,
  },
})
