import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  type DepartedArchive,
  type Departure,
  type DepartureRequest,
  importPartBytes,
  type Input,
  type MovedThing,
  movedThings,
  type MoveGrant,
  moveCodeSeconds,
  moveOfferDays,
  movePath,
  moveTokenMinutes,
  type OwnerProof,
  type portability,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { recordSecurityEvent, requireOwner } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { sameBytes, sha256 } from '#platform/keys.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { archiveVersion } from '../archive/archive-format.service.ts'
import { moveArchiveKind } from '../archive/archive.service.ts'
import { makeMoveArchiveJob } from '../archive/make-archive.jobs.ts'
import { movedTables } from '../archive/moved-tables.service.ts'
import { countOwnRows } from '../archive/rows.repo.ts'
import { findMadeFile } from '../made-files/made-files.repo.ts'
import { beginMadeFile, type MadeFileDeps, madeFileKey, removeMadeFile } from '../made-files/made-files.service.ts'
import {
  deleteDeparture,
  type DepartureRecord,
  findByToken,
  findDeparture,
  lockByCode,
  replaceDeparture,
  updateArrived,
  updateExchanged,
  updateTokenEnded,
} from './departures.repo.ts'
import { challengeOf, returnUrl, thingOf } from './move-values.service.ts'

export type DepartureDeps = Parameters<typeof requireOwner>[0] & { publicUrl: string }

const dayMs = 24 * 60 * 60_000
const newSecret = (): string => randomBytes(32).toString('base64url')

/** Counts what would go, by what members call it. */
export async function previewDeparture(db: Db, userId: string): Promise<Record<MovedThing, number>> {
  const things = Object.fromEntries(movedThings.map((thing) => [thing, 0])) as Record<MovedThing, number>
  for (const [table, count] of Object.entries(await countOwnRows(db, userId, movedTables))) {
    const thing = thingOf[table as keyof typeof thingOf]
    if (thing) things[thing] += count
  }
  return things
}

/** Only the other installation's server can use the code, because it alone knows the verifier. */
export async function approveDeparture(
  deps: DepartureDeps,
  member: Member,
  { client, redirectUri, state, codeChallenge, ...proof }: DepartureRequest & OwnerProof,
  caller: Caller,
): Promise<{ url: string }> {
  const isPlain = !client.startsWith('https:')
  if (!URL.canParse(client) || (isPlain && deps.publicUrl.startsWith('https:'))) {
    throw new AppError('portability.departure_unsafe')
  }
  await requireOwner(deps, member, proof)
  // The client's own origin decides where a code may lead.
  if (redirectUri !== client + movePath) {
    throw new AppError('request.invalid', { fields: { redirectUri: 'This doesn’t lead back to that installation.' } })
  }
  const code = newSecret()
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const codeExpiresAt = new Date(at.getTime() + moveCodeSeconds * 1_000)
    const departure = { id: newId(), peer: client, code: sha256(code), codeChallenge, codeExpiresAt, at }
    await replaceDeparture(tx, member.id, departure)
    const event = { type: 'move_approved_success', at, ip: caller.ip, details: client } as const
    await recordSecurityEvent(tx, { userId: member.id, ...event })
  })
  return { url: returnUrl(redirectUri, { code, state, iss: new URL(deps.publicUrl).origin }) }
}

const isFor = (departure: DepartureRecord, { codeVerifier, client, redirectUri }: Exchange, now: Date): boolean =>
  departure.codeExpiresAt > now &&
  departure.peer === client &&
  redirectUri === client + movePath &&
  sameBytes(Buffer.from(challengeOf(codeVerifier)), Buffer.from(departure.codeChallenge))

type Exchange = Input<typeof portability.departureToken>['body']

/** A code that comes a second time may have been stolen, so what the first one opened is closed too. */
export async function exchangeCode(deps: MadeFileDeps, exchange: Exchange): Promise<MoveGrant> {
  const granted = await inTransaction(deps.db, async (tx) => {
    const departure = await lockByCode(tx, sha256(exchange.code))
    const at = deps.clock.now()
    if (departure?.exchangedAt) await updateTokenEnded(tx, departure.userId)
    if (!departure || departure.exchangedAt || !isFor(departure, exchange, at)) return undefined
    const { userId } = departure
    const named = { userId, id: newId() }
    await beginMadeFile({ ...deps, db: tx }, moveArchiveKind, named, () => enqueue(tx, makeMoveArchiveJob, named))
    // One that is still being made for a former departure is as good.
    const archive = await findMadeFile(tx, moveArchiveKind.table, userId)
    const token = newSecret()
    const expiresAt = new Date(at.getTime() + moveTokenMinutes * 60_000)
    await updateExchanged(tx, userId, { at, token: sha256(token), expiresAt, archiveId: archive?.id ?? named.id })
    return { token, expiresIn: moveTokenMinutes * 60, version: archiveVersion }
  })
  if (!granted) throw new AppError('portability.departure_code_refused')
  return granted
}

async function openArchive({ db, clock }: Pick<MadeFileDeps, 'db' | 'clock'>, token: string) {
  const departure = await findByToken(db, sha256(token))
  const { tokenExpiresAt, archiveId } = departure ?? {}
  if (!departure || !archiveId || !tokenExpiresAt || tokenExpiresAt <= clock.now()) {
    throw new AppError('portability.departure_token_refused')
  }
  const { userId } = departure
  const file = await findMadeFile(db, moveArchiveKind.table, userId)
  return { named: { userId, id: archiveId }, file: file?.id === archiveId ? file : undefined }
}

export async function readDepartedArchive(deps: MadeFileDeps, token: string): Promise<DepartedArchive> {
  const { file } = await openArchive(deps, token)
  return { state: file?.state ?? 'failed', bytes: file?.bytes ?? null }
}

export async function readDepartedPart(deps: MadeFileDeps, token: string, number: number): Promise<Readable> {
  const { named, file } = await openArchive(deps, token)
  const start = number * importPartBytes
  const end = Math.min(start + importPartBytes, file?.bytes ?? 0) - 1
  const content = start <= end ? await deps.storage.get(madeFileKey(moveArchiveKind, named), { start, end }) : undefined
  if (!content) throw new AppError('request.not_found')
  return content
}

const removeArchive = async (deps: MadeFileDeps, { userId, archiveId }: DepartureRecord): Promise<void> => {
  const file = archiveId && (await findMadeFile(deps.db, moveArchiveKind.table, userId))
  if (file && file.id === archiveId) await removeMadeFile(deps, moveArchiveKind, { userId, id: archiveId })
}

/** The other installation may say this long after its token has stopped opening the archive. */
export async function noteArrival(deps: MadeFileDeps, token: string): Promise<null> {
  const departure = await findByToken(deps.db, sha256(token))
  if (!departure) throw new AppError('portability.departure_token_refused')
  await updateArrived(deps.db, departure.userId, departure.id, deps.clock.now())
  await removeArchive(deps, departure)
  return null
}

/** Null until the other installation has used the code, and once the offer is over. */
export async function readDeparture(
  { db, clock }: Pick<MadeFileDeps, 'db' | 'clock'>,
  userId: string,
): Promise<Departure | null> {
  const departure = await findDeparture(db, userId)
  if (!departure?.exchangedAt || departure.createdAt <= oldestOffer(clock.now())) return null
  const { id, peer, createdAt, arrivedAt } = departure
  return { id, peer, approvedAt: createdAt.toISOString(), arrivedAt: arrivedAt?.toISOString() ?? null }
}

export const oldestOffer = (now: Date): Date => new Date(now.getTime() - moveOfferDays * dayMs)

/** Ends what the other installation may read, and the offer to erase at once. */
export async function endDeparture(deps: MadeFileDeps, userId: string, id: string): Promise<null> {
  const departure = await findDeparture(deps.db, userId)
  if (!departure || !(await deleteDeparture(deps.db, userId, id))) throw new AppError('portability.move_not_found')
  await removeArchive(deps, departure)
  return null
}

/** True if everything was added in another installation lately. */
export async function hasMoved(deps: Pick<MadeFileDeps, 'db' | 'clock'>, userId: string): Promise<boolean> {
  const departure = await readDeparture(deps, userId)
  return departure !== null && departure.arrivedAt !== null
}
