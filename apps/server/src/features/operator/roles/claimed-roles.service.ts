import type { OperatorRole } from '@sadhana/contract'
import { type OperatorDeps, record } from '../audit/audit.service.ts'
import { deleteClaimedRole, insertClaimedRole, lockClaimedRole } from './roles.repo.ts'

/** Then the provider has to name it again, at a new sign-in. */
const claimedMs = 8 * 60 * 60_000

/**
 * Gives a member the role that the operators' own provider names at sign-in, and takes it as soon as it doesn't. Like
 * every role it has no effect without two-factor authentication. Roles that were granted at the shell stay.
 */
export const createClaimRole =
  (provider: string) =>
  async ({ db, clock }: OperatorDeps, userId: string, role: OperatorRole | null): Promise<void> => {
    const before = await lockClaimedRole(db, userId)
    const entry = { by: 'system', to: userId, isOurReason: true } as const
    if (role !== null) {
      const reason = `Named ${role} by ${provider}, for 8 hours`
      await insertClaimedRole(db, userId, role, new Date(clock.now().getTime() + claimedMs))
      await record(db, clock, { ...entry, act: 'role_granted', reason })
    } else if (before) {
      await deleteClaimedRole(db, userId)
      await record(db, clock, { ...entry, act: 'role_withdrawn', reason: `No longer named ${before} by ${provider}` })
    }
  }
