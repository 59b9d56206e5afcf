import type { ConsoleMe, OperatorRole } from '@sadhana/contract'
import type { Authorise, ConsoleMember } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { type OperatorDeps, perform } from '../audit/audit.service.ts'
import { deleteRole, findConsoleMe, findRole, insertRole, listRoles, lockCandidate } from './roles.repo.ts'

/** A session that was stolen, or left open on a desk, must not stay one that can moderate for weeks. */
const consoleMs = 12 * 60 * 60_000

/**
 * Guards the console. A moderator who tries something that only operators may do is refused, and the attempt is logged.
 */
export const createAuthorise =
  (deps: OperatorDeps): Authorise =>
  async (member, access) => {
    const now = deps.clock.now()
    const { role, signedInAt } = (member && (await findRole(deps.db, member, now))) ?? {}
    if (!member || !role) throw new AppError('request.not_found')
    if (!signedInAt || now.getTime() - signedInAt.getTime() >= consoleMs) throw new AppError('operator.sign_in_again')
    if (access === 'operator' && role !== 'operator') {
      await perform(deps, { by: member, act: 'refused', reason: 'Needs the operator role' }, async () => {})
      throw new AppError('operator.needs_operator')
    }
    return { ...member, role }
  }

export async function readConsoleMe({ db }: { db: Db }, { id, role }: ConsoleMember): Promise<ConsoleMe> {
  const me = await findConsoleMe(db, id)
  if (!me) throw new AppError('request.not_found')
  return { role, ...me }
}

type Outcome = 'done' | 'unknown' | 'no two-factor' | 'no role'

/** Only for the shell: a stolen browser session must not be able to grant roles. */
export const grantRole = (
  deps: OperatorDeps,
  { username, role, reason }: { username: string; role: OperatorRole; reason: string },
): Promise<Outcome> =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockCandidate(tx, username)
    if (!member) return 'unknown'
    if (!member.isAwake) return 'no two-factor'
    const act = { by: 'shell', act: 'role_granted', to: member.id, reason } as const
    await perform({ ...deps, db: tx }, act, () => insertRole(tx, member.id, role, deps.clock.now()))
    return 'done'
  })

export const withdrawRole = (
  deps: OperatorDeps,
  { username, reason }: { username: string; reason: string },
): Promise<Outcome> =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockCandidate(tx, username)
    if (!member) return 'unknown'
    if (!(await deleteRole(tx, member.id))) return 'no role'
    await perform({ ...deps, db: tx }, { by: 'shell', act: 'role_withdrawn', to: member.id, reason }, async () => {})
    return 'done'
  })

export const listHolders = ({ db, clock }: OperatorDeps) => listRoles(db, clock.now())
