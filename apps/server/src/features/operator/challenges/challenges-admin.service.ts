import type { ConsoleChallenge, Input, operator, Reply } from '@sadhana/contract'
import { defineChallenge, listEveryChallenge, setChallengeOpen } from '#features/journey/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { type Actor, type OperatorDeps, perform } from '../audit/audit.service.ts'

const newestFirst = keyset('date', 'id')

export async function listChallengeDesk(
  { db }: Pick<OperatorDeps, 'db'>,
  { cursor, limit }: Input<typeof operator.challenges>['query'],
): Promise<Reply<typeof operator.challenges>> {
  const after = keysetAfter(cursor, newestFirst)
  const rows = await listEveryChallenge(db, { after, count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows.map(toRow), limit, newestFirst)
  return { items: items.map(({ challenge }) => challenge), nextCursor }
}

type ChallengeRow = Awaited<ReturnType<typeof listEveryChallenge>>[number]

const toRow = (row: ChallengeRow): { date: string; id: string; challenge: ConsoleChallenge } => ({
  date: row.startDate,
  id: row.id,
  challenge: {
    id: row.id,
    title: row.title,
    type: row.type,
    requirement: row.requirement,
    limbType: row.limbType,
    partOfDay: row.partOfDay,
    startDate: row.startDate,
    endDate: row.endDate,
    participants: row.participants,
    isOpen: row.isActive,
  },
})

type Change = { id: string; isOpen: boolean; reason?: string | undefined }

/**
 * The change is logged only if it has an effect: if two operators close a challenge at the same time, only one of them
 * did it.
 */
export const changeChallenge = (deps: OperatorDeps, by: Actor, { id, isOpen, reason }: Change): Promise<null> =>
  inTransaction(deps.db, async (tx) => {
    const changed = await setChallengeOpen(tx, id, isOpen)
    if (changed === undefined) throw new AppError('journey.challenge_not_found')
    if (!changed) return null
    const act = isOpen ? ('challenge_opened' as const) : ('challenge_closed' as const)
    await perform(
      { ...deps, db: tx },
      { by, act, about: id, reason: reason ?? 'Open to members again' },
      async () => {},
    )
    return null
  })

/** For the shell. Throws a ZodError that says what is wrong. */
export const defineFromShell = (deps: OperatorDeps, input: unknown): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const id = await defineChallenge({ ...deps, db: tx }, input)
    const act = { by: 'shell', act: 'challenge_defined', about: id, reason: 'A new challenge' } as const
    await perform({ ...deps, db: tx }, act, async () => {})
    return id
  })
