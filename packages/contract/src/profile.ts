import { z } from 'zod'
import { defineRoutes } from './http/http.ts'
import { visibilities } from './practice.ts'

export const socialPlatforms = ['facebook', 'instagram', 'x', 'youtube'] as const

export const Privacy = z.object({
  /** The visibility that new practices and sits start with; it can be changed for each. */
  defaultVisibility: z.enum(visibilities),
  approveFollowers: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

export const profile = defineRoutes({
  privacy: {
    method: 'GET',
    path: '/api/privacy',
    summary: 'Get your privacy settings: who sees new practices, and whether you approve followers.',
    access: 'member',
    reply: Privacy,
    errors: [],
  },
  changePrivacy: {
    method: 'PATCH',
    path: '/api/privacy',
    summary: 'Update your privacy settings.',
    access: 'member',
    body: Privacy.partial(),
    reply: Privacy,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
})
