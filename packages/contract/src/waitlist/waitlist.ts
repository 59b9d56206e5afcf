import { z } from 'zod'
import { emailAddress } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { personName } from '../account/names.ts'
import { typedReferralCode } from '../referral/referral.ts'

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

const optionalText = (max: number) =>
  z.string().trim().max(max, `Please keep this to ${max} characters or fewer`).optional()

export const NewWaitlistEntry = z.object({
  email: emailAddress,
  name: personName('Name is required', 1),
  currentPractice: z.enum(waitlistPractices, 'Please select a valid experience level'),
  practiceTypes: optionalText(100),
  practiceFrequency: optionalText(100),
  primaryInterest: optionalText(100),
  heardAboutUs: optionalText(100),
  additionalNotes: optionalText(2000),
  referralCode: typedReferralCode.optional(),
})
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>

export const waitlist = defineRoutes({
  join: {
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Join the waitlist. Joining again with the same email gets the same reply.',
    access: 'public',
    body: NewWaitlistEntry,
    reply: z.object({ message: z.string() }),
    errors: [],
    limit: { max: 10, seconds: 60 },
    creates: true,
  },
})
