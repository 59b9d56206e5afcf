import { z } from 'zod'
import { ownerErrors, ownerProof } from '../account/owner-proof.ts'
import { reportKinds } from '../community/safety.ts'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { limbs } from '../practice/practice.ts'
import { decisionActions } from './decision.ts'
import { actReason } from './role.ts'

export const reportOutcomes = ['hidden', 'warned', 'suspended', 'closed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const QueuedReport = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  at: z.iso.datetime(),
  reported: z.object({ username: z.string() }),
  isAboutSession: z.boolean(),
  /** How many members have reported the same thing, which is in the queue once. */
  reporters: z.number().int(),
})
export type QueuedReport = z.infer<typeof QueuedReport>

/** What others could see of it; notes and tags only if they were shared. Null once its owner took it back. */
export const ReportedSession = z.object({
  limbType: z.enum(limbs),
  duration: z.number().int(),
  date: z.iso.date(),
  time: z.string(),
  visibility: z.enum(['followers', 'public']),
  notes: z.string().nullable(),
  tags: z.array(z.string()),
  isHidden: z.boolean(),
})

/** A message that its reader agreed to show to moderators. */
export const ReportedMessage = z.object({
  /** True if the reported member wrote it, and false if the member who reported it did. */
  isByReported: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

export const EarlierReport = z.object({
  kind: z.enum(reportKinds),
  at: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  outcomes: z.array(z.enum(reportOutcomes)),
})
export type EarlierReport = z.infer<typeof EarlierReport>

export const OpenedReport = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  reason: z.string(),
  /** What other members who reported the same thing wrote. */
  alsoSaid: z.array(z.string()),
  at: z.iso.datetime(),
  isOpen: z.boolean(),
  /** How many members have reported the same thing, and since when. */
  reporters: z.number().int(),
  since: z.iso.datetime(),
  reported: z.object({
    id: z.uuid(),
    username: z.string(),
    displayName: z.string(),
    bio: z.string().nullable(),
    joinedAt: z.iso.datetime(),
    invitedBy: z.string().nullable(),
  }),
  isAboutSession: z.boolean(),
  session: ReportedSession.nullable(),
  /** The practice as our email names it, such as "15 November". */
  practiceOn: z.string().nullable(),
  /** The messages that came with each of the reports, oldest first. Nothing else of a conversation is ever shown. */
  conversations: z.array(z.array(ReportedMessage)),
  earlier: z.array(EarlierReport),
})
export type OpenedReport = z.infer<typeof OpenedReport>

export const suspensionDays = [7, 30] as const

/** A week, a month, or until someone lifts it. */
export const suspensionLength = z.union([z.literal(7), z.literal(30), z.null()])

export const Settlement = z
  .object({
    actions: z
      .array(z.enum(decisionActions), 'Please choose what should happen')
      .min(1, 'Please choose what should happen'),
    days: suspensionLength.optional(),
    reason: actReason,
    ...ownerProof,
  })
  .refine(({ actions }) => !actions.includes('close') || actions.length === 1, {
    message: 'Close goes with nothing else',
    path: ['actions'],
  })
  .refine(({ actions, days }) => !actions.includes('suspend') || days !== undefined, {
    message: 'Please choose how long',
    path: ['days'],
  })
export type Settlement = z.infer<typeof Settlement>

export const moderationRoutes = defineRoutes({
  reports: {
    method: 'GET',
    path: '/api/operator/reports',
    summary: 'List what was reported and is open: worry about a person first, then by age.',
    access: 'moderator',
    query: pageQuery,
    reply: pageOf(QueuedReport),
    errors: [],
  },
  report: {
    method: 'GET',
    path: '/api/operator/reports/:id',
    summary: 'Open a report: what was reported, and nothing more.',
    access: 'moderator',
    params: byId,
    reply: OpenedReport,
    errors: ['operator.report_not_found'],
  },
  settle: {
    method: 'POST',
    path: '/api/operator/reports/:id/settle',
    summary: 'Hide the session, warn or suspend its owner, or close the report. Suspending needs a fresh proof.',
    access: 'moderator',
    params: byId,
    body: Settlement,
    reply: z.null(),
    errors: [
      'operator.report_not_found',
      'operator.report_settled',
      'operator.no_session',
      'operator.reason_names',
      'operator.has_role',
      'operator.not_oneself',
      ...ownerErrors,
    ],
    limit: { max: 60, seconds: 60 },
  },
})
