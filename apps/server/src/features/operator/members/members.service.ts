import type { Input, MemberRow, OpenedMember, operator, Reply } from '@sadhana/contract'
import { listReportsAbout } from '#features/community/index.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { listEntries } from '../audit/audit.repo.ts'
import { type Actor, noteOpening, type OperatorDeps, toEntry } from '../audit/audit.service.ts'
import { findIdByName, findMember, listMembers, type MemberRecord } from './members.repo.ts'

/** Ids sort by the time of joining. */
const newestFirst = keyset('id')

export async function findMembers(
  db: Db,
  { q, cursor, limit }: Input<typeof operator.members>['body'],
): Promise<Reply<typeof operator.members>> {
  const after = keysetAfter(cursor, newestFirst)
  const rows = await listMembers(db, { q: q || undefined, after: after?.id, count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map(toRow), nextCursor }
}

const toRow = ({ id, username, displayName, state, joinedAt, lastSeenAt, hasTwoFactor }: MemberRecord): MemberRow => ({
  id,
  username,
  displayName,
  state,
  joinedAt: joinedAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  hasTwoFactor,
})

type Opening = { by: Actor; id: string; report?: string | undefined }

/** Opening a member's page is logged once per visit. Reloading it after an action doesn't count as another visit. */
const visitMs = 60 * 60_000

export async function openMember({ db, clock }: OperatorDeps, { by, id, report }: Opening): Promise<OpenedMember> {
  const row = await findMember(db, id, clock.now())
  if (!row) throw new AppError('operator.member_not_found')
  const reason = report === undefined ? 'From the list of members' : 'From a report'
  await noteOpening({ db, clock }, { by, act: 'member_opened', to: id, about: report, reason, visitMs })
  const [reports, history] = await Promise.all([listReportsAbout(db, id), listEntries(db, { about: id, count: 20 })])
  const { suspendedAt, suspendedUntil, suspensionReason } = row
  return {
    ...toRow(row),
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    invitedBy: row.invitedBy,
    devices: row.devices,
    isVerified: row.isVerified,
    publicSessions: row.publicSessions,
    reports,
    suspension: suspendedAt && {
      since: suspendedAt.toISOString(),
      until: suspendedUntil?.toISOString() ?? null,
      reason: suspensionReason ?? '',
    },
    erasureDueAt: row.erasureDueAt?.toISOString() ?? null,
    role: row.role && { name: row.role, until: row.roleUntil?.toISOString() ?? null },
    history: history.map(toEntry),
  }
}

/** For the shell, where members are named by username. */
export async function memberNamed(db: Db, username: string): Promise<string> {
  const id = await findIdByName(db, username)
  if (id === undefined) throw new AppError('operator.member_not_found')
  return id
}
