import { z } from 'zod'
import { ownerErrors, ownerProof } from '../account/owner-proof.ts'
import { defineRoutes } from '../http/http.ts'
import { actReason } from './role.ts'

/** Members need time to take their archives and to find another place. */
export const minClosingDays = 30
/** The last, sealed backup must be destroyed this long after the closing day. */
export const lastBackupDays = 30

/** What happens for every member: three emails, the end of their sessions, or the email that it stays open. */
export type ClosingRound = 'announced' | 'reminder' | 'last' | 'closed' | 'cancelled'

/** The audit log's words. */
export const closingActs = ['closing_set', 'closing_cancelled', 'closing_finished'] as const

/** Members read the reason, so it must make sense to them. */
export const NewClosing = z.object({ on: z.iso.date('Please choose a day'), reason: actReason })
export type NewClosing = z.infer<typeof NewClosing>

const count = z.int().nonnegative()

export const Closing = z.object({
  on: z.iso.date(),
  reason: z.string(),
  setAt: z.iso.datetime(),
  /** Null for someone at the shell, and for an operator who has left. */
  by: z.string().nullable(),
  /** The moment from which no one can sign in: noon UTC, when it's the same day nearly everywhere. */
  closesAt: z.iso.datetime(),
  emails: z.array(
    z.object({ round: z.enum(['announced', 'reminder', 'last']), at: z.iso.datetime(), queued: count, sent: count }),
  ),
  /** Members' own and those made before the last email. */
  archives: z.object({ ready: count, making: count, failed: count }),
})
export type Closing = z.infer<typeof Closing>

export const ClosingDesk = z.object({
  closing: Closing.nullable(),
  /** The earliest day that can be set now. */
  earliest: z.iso.date(),
  members: count,
  /** Members with a running contribution, which setting a day ends. */
  contributors: count,
})
export type ClosingDesk = z.infer<typeof ClosingDesk>

const Proven = z.object({ reason: actReason, ...ownerProof })
const limit = { max: 20, seconds: 60 }

export const closingRoutes = defineRoutes({
  closing: {
    method: 'GET',
    path: '/api/operator/closing',
    summary: 'Get the day on which the installation closes, if one is set, and how far the emails and archives are.',
    access: 'operator',
    reply: ClosingDesk,
    errors: [],
  },
  setClosing: {
    method: 'PUT',
    path: '/api/operator/closing',
    summary:
      'Set the day on which the installation closes. Members are told at once, contributions end, and no one can join any more.',
    access: 'operator',
    body: NewClosing.extend(ownerProof),
    reply: ClosingDesk,
    errors: ['operator.closing_too_soon', 'operator.closing_exists', ...ownerErrors],
    limit,
  },
  cancelClosing: {
    method: 'POST',
    path: '/api/operator/closing/cancel',
    summary:
      'Cancel the closing. Members who were told of it are told once that the installation stays open. Nothing happens if no day is set.',
    access: 'operator',
    body: Proven,
    reply: ClosingDesk,
    errors: ['operator.closing_sealed', ...ownerErrors],
    limit,
  },
})
