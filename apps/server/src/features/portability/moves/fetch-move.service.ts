import type { MoveRefusal } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { decrypt } from '#platform/encryption.ts'
import type { Keys } from '#platform/keys.ts'
import type { Peer } from '#platform/outgoing/connect-peer.ts'
import { Held } from '#platform/queue/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findImport } from '../imports/imports.repo.ts'
import { beginImport, checkImport } from '../imports/imports.service.ts'
import { findPartSize, receivePart } from '../imports/parts.service.ts'
import { PeerFailure, readArchiveAt, readPartAt, tellArrivalAt } from './move-peer.service.ts'
import { findMove, type MoveRecord, updateMove, updateRefused, updateTold } from './moves.repo.ts'
import { maxArchiveBytes, partSizes } from './move-values.service.ts'
import { tokenContext } from './moves.service.ts'

export type FetchDeps = { db: Db; clock: Clock; keys: Keys; storage: Storage; peer: Peer }
type NamedMove = { userId: string; id: string }

const makingMs = 2_000
const unreachableMs = 5_000
/** After this long, other jobs have their turn, so that a slow installation keeps no one waiting. */
const turnMs = 20_000

/** The move can't continue, and the member reads why. */
class MoveRefused extends Error {
  readonly refusal: MoveRefusal
  constructor(refusal: MoveRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

const tokenOf = ({ keys }: Pick<FetchDeps, 'keys'>, { userId, id }: NamedMove, token: Buffer): string =>
  decrypt(keys.of('move'), token, tokenContext(userId, id)).toString()

/**
 * Fetches the archive part by part into the move's import, and has it read. Every step is stored, and parts that are
 * here are not fetched again, so a run that dies is continued by the next.
 */
export async function fetchMove(deps: FetchDeps, named: NamedMove): Promise<void> {
  const { db, clock } = deps
  const move = await findMove(db, named.userId, { id: named.id })
  if (move?.state !== 'fetching' || !move.token || !move.tokenExpiresAt) return
  try {
    if (move.tokenExpiresAt <= clock.now()) throw new MoveRefused('expired')
    await fetchArchive(deps, named, { ...move, secret: tokenOf(deps, named, move.token) })
  } catch (error) {
    if (error instanceof PeerFailure && error.reason === 'unreachable') throw new Held(unreachableMs)
    const refusal = refusalOf(error)
    if (!refusal) throw error
    await updateRefused(db, named.userId, named.id, refusal)
  }
}

function refusalOf(error: unknown): MoveRefusal | undefined {
  if (error instanceof MoveRefused) return error.refusal
  if (!(error instanceof PeerFailure) || error.reason === 'unreachable') return undefined
  return error.reason === 'refused' ? 'expired' : error.reason
}

async function fetchArchive(deps: FetchDeps, named: NamedMove, move: MoveRecord & { secret: string }): Promise<void> {
  const { db, clock, storage, peer } = deps
  const { userId, id } = named
  const archive = await readArchiveAt(peer, move.peer, move.secret)
  if (archive.state === 'failed') throw new MoveRefused('failed-there')
  if (archive.state === 'making' || !archive.bytes) throw new Held(makingMs)
  const { bytes } = archive
  if (bytes > maxArchiveBytes) throw new MoveRefused('too-large')
  if (move.bytes !== null && move.bytes !== bytes) throw new MoveRefused('answer-wrong')
  if (move.bytes === null) {
    const name = new URL(move.peer).host.slice(0, 255)
    await beginImport({ db, clock, storage }, userId, { id: move.importId, source: 'archive', name })
    if (!(await updateMove(db, userId, id, { bytes }))) return
  }
  await fetchParts(deps, named, { ...move, bytes })
  await inTransaction(db, async (tx) => {
    // Of two runs, one has the import read.
    if (!(await updateMove(tx, userId, id, { state: 'fetched', received: bytes }))) return
    await requireReceiving(tx, userId, move.importId)
    await checkImport({ db: tx, clock }, userId, move.importId)
  })
}

type FetchedMove = MoveRecord & { secret: string; bytes: number }

async function fetchParts(deps: FetchDeps, { userId, id }: NamedMove, move: FetchedMove): Promise<void> {
  const { db, clock, storage, peer } = deps
  const start = performance.now()
  let received = 0
  for (const [number, size] of partSizes(move.bytes).entries()) {
    await requireReceiving(db, userId, move.importId)
    const place = { id: move.importId, number }
    if ((await findPartSize(storage, userId, place)) !== size) {
      if (performance.now() - start > turnMs) throw new Held(0)
      const part = await readPartAt(peer, move.peer, { token: move.secret, number, bytes: size })
      await receivePart({ db, clock, storage }, userId, place, one(part))
    }
    received += size
    if (!(await updateMove(db, userId, id, { received }))) return
  }
}

async function* one(part: Buffer): AsyncIterable<Uint8Array> {
  yield part
}

/** The member may have dropped the import, or started another. */
async function requireReceiving(db: Db, userId: string, importId: string): Promise<void> {
  if ((await findImport(db, userId, importId))?.state !== 'receiving') throw new MoveRefused('dropped')
}

/** If the other installation no longer knows the token, no one there waits for the news. */
export async function tellArrival({ db, clock, keys, peer }: FetchDeps, named: NamedMove): Promise<void> {
  const { userId, id } = named
  const move = await findMove(db, userId, { id })
  if (!move?.token) return
  try {
    await tellArrivalAt(peer, move.peer, tokenOf({ keys }, named, move.token))
    await updateTold(db, userId, id, clock.now())
  } catch (error) {
    if (!(error instanceof PeerFailure) || error.reason === 'unreachable') throw error
    await updateTold(db, userId, id, null)
  }
}
