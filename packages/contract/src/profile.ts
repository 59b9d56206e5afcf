import { z } from 'zod'
import { defineRoutes } from './http.ts'
import { visibilities } from './practice.ts'

export const socialPlatforms = ['facebook', 'instagram', 'x', 'youtube'] as const

export const Privacy = z.object({
  /** What a new practice starts with, and a sit is saved with; each can be changed. */
  defaultVisibility: z.enum(visibilities),
  approveFollowers: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

export const profile = defineRoutes({
  privacy: {
    method: 'GET',
    path: '/api/privacy',
    summary: 'Read who sees a new practice, and whether followers need consent.',
    access: 'member',
    reply: Privacy,
    errors: [],
  },
  changePrivacy: {
    method: 'PATCH',
    path: '/api/privacy',
    summary: 'Change any of the privacy settings.',
    access: 'member',
    body: Privacy.partial(),
    reply: Privacy,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
})
