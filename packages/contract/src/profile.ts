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

/** What brings a member here. The answers order their first suggestions, and are used for nothing else. */
export const reasons = ['strain', 'sleep', 'body', 'breath', 'mind', 'limbs', 'company', 'curiosity'] as const
export type Reason = (typeof reasons)[number]

export const Reasons = z.object({ reasons: z.array(z.enum(reasons)).max(reasons.length) })

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
  reasons: {
    method: 'GET',
    path: '/api/reasons',
    summary: 'Get what brings you here, as you said when you joined.',
    access: 'member',
    reply: Reasons,
    errors: [],
  },
  changeReasons: {
    method: 'PUT',
    path: '/api/reasons',
    summary: 'Say what brings you here. It orders your first suggestions.',
    access: 'member',
    body: Reasons,
    reply: Reasons,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
})
