import { z } from 'zod'
import { ownerErrors, ownerProof } from '../account/owner-proof.ts'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { AuditEntry } from './audit.ts'
import { EarlierReport, suspensionLength } from './reports.ts'
import { actReason, operatorRoles } from './role.ts'

export const memberStates = ['plain', 'verified', 'reported', 'suspended', 'erasing'] as const

export const MemberRow = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  state: z.enum(memberStates),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  hasTwoFactor: z.boolean(),
})
export type MemberRow = z.infer<typeof MemberRow>

export const OpenedMember = MemberRow.extend({
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  invitedBy: z.string().nullable(),
  devices: z.number().int(),
  isVerified: z.boolean(),
  publicSessions: z.number().int(),
  reports: z.array(EarlierReport),
  suspension: z.object({ since: z.iso.datetime(), until: z.iso.datetime().nullable(), reason: z.string() }).nullable(),
  erasureDueAt: z.iso.datetime().nullable(),
  /** One that the operators' own identity provider named ends on its own. */
  role: z.object({ name: z.enum(operatorRoles), until: z.iso.datetime().nullable() }).nullable(),
  /** The actions taken on this member, newest first. */
  history: z.array(AuditEntry),
})
export type OpenedMember = z.infer<typeof OpenedMember>

const Reasoned = z.object({ reason: actReason })
/** For actions that hurt: a reason, and a fresh proof that it's you. */
const Proven = z.object({ reason: actReason, ...ownerProof })

export const resendableEmails = ['verification', 'password'] as const

const limit = { max: 60, seconds: 60 }
const hurting = [
  'operator.member_not_found',
  'operator.reason_names',
  'operator.has_role',
  'operator.not_oneself',
  ...ownerErrors,
] as const
const plain = ['operator.member_not_found', 'operator.reason_names'] as const

export const memberRoutes = defineRoutes({
  members: {
    method: 'POST',
    path: '/api/operator/members/search',
    summary:
      'Find members by name, username or email, newest first. What is looked for is in the body, so that no log or cache keeps it.',
    access: 'moderator',
    body: pageQuery.extend({ q: z.string().trim().max(254).optional() }),
    reply: pageOf(MemberRow),
    errors: [],
    limit: { max: 300, seconds: 60 },
  },
  member: {
    method: 'GET',
    path: '/api/operator/members/:id',
    summary: 'Open a member. This is logged.',
    access: 'moderator',
    params: byId,
    query: z.object({ report: z.uuid().optional() }),
    reply: OpenedMember,
    errors: ['operator.member_not_found'],
  },
  signOutMember: {
    method: 'POST',
    path: '/api/operator/members/:id/sign-out',
    summary: 'Sign a member without a role out everywhere.',
    access: 'moderator',
    params: byId,
    body: Reasoned,
    reply: z.null(),
    errors: [...plain, 'operator.has_role', 'operator.not_oneself'],
    limit,
  },
  suspendMember: {
    method: 'POST',
    path: '/api/operator/members/:id/suspend',
    summary: 'Suspend a member for a time, or until it is lifted.',
    access: 'moderator',
    params: byId,
    body: Proven.extend({ days: suspensionLength }),
    reply: z.null(),
    errors: hurting,
    limit,
  },
  restoreMember: {
    method: 'POST',
    path: '/api/operator/members/:id/restore',
    summary: 'Lift a suspension.',
    access: 'moderator',
    params: byId,
    body: Reasoned,
    reply: z.null(),
    errors: [...plain, 'operator.not_suspended'],
    limit,
  },
  verifyMember: {
    method: 'POST',
    path: '/api/operator/members/:id/verify',
    summary: 'Give a member the verified badge, or take it away.',
    access: 'operator',
    params: byId,
    body: Reasoned.extend({ isVerified: z.boolean() }),
    reply: z.null(),
    errors: plain,
    limit,
  },
  resetTwoFactor: {
    method: 'POST',
    path: '/api/operator/members/:id/reset-two-factor',
    summary:
      'Turn a member’s two-factor authentication off, once they have shown you who they are, and sign them out everywhere.',
    access: 'operator',
    params: byId,
    body: Proven,
    reply: z.null(),
    errors: [...hurting, 'operator.no_two_factor'],
    limit,
  },
  resendEmail: {
    method: 'POST',
    path: '/api/operator/members/:id/resend',
    summary: 'Send a member the email that verifies their address, or a link to choose a new password.',
    access: 'operator',
    params: byId,
    body: Reasoned.extend({ email: z.enum(resendableEmails) }),
    reply: z.null(),
    errors: [
      ...plain,
      'security.email_missing',
      'security.email_verified',
      'security.code_sent_recently',
      'security.emails_spent',
    ],
    limit,
  },
  exportMember: {
    method: 'POST',
    path: '/api/operator/members/:id/export',
    summary: 'Prepare a member’s archive. The link goes to their verified address, not to you.',
    access: 'operator',
    params: byId,
    body: Proven,
    reply: z.null(),
    errors: [...hurting, 'account.no_verified_email'],
    limit,
  },
  eraseMember: {
    method: 'POST',
    path: '/api/operator/members/:id/erase',
    summary: 'Erase a member after fourteen days, as they could themselves. Signing in stops it.',
    access: 'operator',
    params: byId,
    body: Proven,
    reply: z.null(),
    errors: hurting,
    limit,
  },
})
