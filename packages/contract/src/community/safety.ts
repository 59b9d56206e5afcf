import { z } from 'zod'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { Person } from './person.ts'

/** Worry about a person is read before everything else. */
export const reportKinds = ['worry', 'unkind', 'selling', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportReasonMaxLength = 1000

export const NewReport = z.object({
  userId: z.uuid(),
  /** The session, if the report is about one. */
  sessionId: z.uuid().optional(),
  kind: z.enum(reportKinds).default('other'),
  reason: z
    .string('Please tell us what happened')
    .trim()
    .min(1, 'Please tell us what happened')
    .max(reportReasonMaxLength, 'Please keep your report to 1,000 characters or fewer'),
})
export type NewReport = z.infer<typeof NewReport>

const safetyLimit = { max: 60, seconds: 60 }

export const safetyRoutes = defineRoutes({
  block: {
    method: 'POST',
    path: '/api/users/:id/block',
    summary: 'Block a member: you no longer see or follow each other.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: safetyLimit,
  },
  unblock: {
    method: 'DELETE',
    path: '/api/users/:id/block',
    summary: 'Unblock a member.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  blocks: {
    method: 'GET',
    path: '/api/blocks',
    summary: 'List the members you’ve blocked, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  mute: {
    method: 'POST',
    path: '/api/users/:id/mute',
    summary: 'Mute a member: their sessions stay out of your feeds. They aren’t notified.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: safetyLimit,
  },
  unmute: {
    method: 'DELETE',
    path: '/api/users/:id/mute',
    summary: 'Unmute a member.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: safetyLimit,
  },
  mutes: {
    method: 'GET',
    path: '/api/mutes',
    summary: 'List the members you’ve muted, newest first.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  report: {
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a member or a session to the operators.',
    access: 'member',
    body: NewReport,
    reply: z.null(),
    errors: ['community.person_not_found', 'community.not_oneself'],
    limit: { max: 10, seconds: 3600 },
    creates: true,
  },
})
