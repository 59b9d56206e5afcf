import { z } from 'zod'
import { pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { closingActs } from './closing.ts'
import { switchActs } from './switches.ts'

/** The actions in the audit log. `refused` means that a moderator asked for something that only operators may do. */
export const auditActs = [
  'role_granted',
  'role_withdrawn',
  'refused',
  'session_hidden',
  'member_warned',
  'member_suspended',
  'member_restored',
  'report_closed',
  'member_opened',
  'member_signed_out',
  'badge_granted',
  'badge_withdrawn',
  'two_factor_reset',
  'email_resent',
  'export_prepared',
  'erasure_begun',
  'letter_opened',
  'letter_answered',
  'letter_closed',
  'waitlist_invited',
  'challenge_defined',
  'challenge_opened',
  'challenge_closed',
  ...switchActs,
  ...closingActs,
] as const
export type AuditAct = (typeof auditActs)[number]

export const AuditActor = z.object({ username: z.string(), displayName: z.string() })
export type AuditActor = z.infer<typeof AuditActor>

/** Null once the member is erased. */
export const AuditPerson = AuditActor.nullable()

/** A member with a role, someone at the server's shell, or the service itself. */
const actorKind = z.enum(['member', 'shell', 'system'])

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorKind,
  actor: AuditPerson,
  act: z.enum(auditActs),
  /** Whether the action was about a member. */
  isAboutMember: z.boolean(),
  subject: AuditPerson,
  objectId: z.uuid().nullable(),
  reason: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.infer<typeof AuditPage>

export const auditRoutes = defineRoutes({
  audit: {
    method: 'GET',
    path: '/api/operator/audit',
    summary: 'List what was done in the console and from the shell, newest first.',
    access: 'moderator',
    query: pageQuery.extend({
      /** Only actions by this member. */
      actor: z.string().max(50).optional(),
      /** Only actions from the shell, by the service itself, or by members. */
      actorKind: actorKind.optional(),
    }),
    reply: AuditPage,
    errors: [],
  },
  auditActors: {
    method: 'GET',
    path: '/api/operator/audit/actors',
    summary: 'List the members whose acts are in the log, by name.',
    access: 'moderator',
    reply: z.object({ items: z.array(AuditActor) }),
    errors: [],
  },
})
