import { randomBytes } from 'node:crypto'
import {
  type Import,
  type Input,
  type Move,
  movePath,
  type Moves,
  type portability,
  type Reply,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { encrypt } from '#platform/encryption.ts'
import { AppError } from '#platform/errors.ts'
import { keyedHash, type Keys, sha256 } from '#platform/keys.ts'
import type { Peer } from '#platform/outgoing/connect-peer.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { archiveVersion } from '../archive/archive-format.service.ts'
import { commitImport } from '../imports/imports.service.ts'
import { readDeparture } from './departures.service.ts'
import { exchangeAt, PeerFailure } from './move-peer.service.ts'
import { fetchMoveJob, tellArrivalJob } from './moves.jobs.ts'
import {
  claimAnswer,
  deleteMove,
  findMove,
  type MoveRecord,
  replaceMove,
  updateGranted,
  updateUnanswered,
} from './moves.repo.ts'
import { departureUrl, isPlainlyPrivate, originOf } from './move-values.service.ts'

export type MoveDeps = { db: Db; clock: Clock; keys: Keys; peer: Peer; publicUrl: string }

/** How long a member may take to agree in the other installation. */
const askingMs = 30 * 60_000
/** Longer than an exchange may take. */
const answeringMs = 20_000

const toMove = (record: MoveRecord): Move => {
  const { id, peer, state, refusal, bytes, received, importId, createdAt, toldAt } = record
  const dates = { createdAt: createdAt.toISOString(), toldAt: toldAt?.toISOString() ?? null }
  return { id, peer, state, refusal, bytes, received, importId, ...dates }
}

/** What encrypts a token names its owner, so it is of no use in another row. */
export const tokenContext = (userId: string, id: string): string => `move ${userId} ${id}`

/** Derived from the state with our key, so that the database doesn't hold it. */
const verifierOf = (keys: Keys, state: string): string =>
  keyedHash(keys.of('move').current, `verifier ${state}`).toString('base64url')

export async function readMoves(deps: Pick<MoveDeps, 'db' | 'clock'>, userId: string): Promise<Moves> {
  const move = await findMove(deps.db, userId)
  return { here: move ? toMove(move) : null, away: await readDeparture(deps, userId) }
}

/** Nothing is registered or called there yet: the member's browser opens the address. */
export async function startMove(
  { db, clock, keys, peer, publicUrl }: MoveDeps,
  userId: string,
  { id, address }: Input<typeof portability.startMove>['body'],
): Promise<Reply<typeof portability.startMove>> {
  const origin = originOf(address)
  const client = new URL(publicUrl).origin
  if (!origin) throw new AppError('portability.move_address_wrong')
  if (origin === client) throw new AppError('portability.move_address_own')
  if (origin !== peer.privateOrigin) {
    if (isPlainlyPrivate(origin)) throw new AppError('portability.move_address_private')
    if (!origin.startsWith('https:')) throw new AppError('portability.move_address_wrong')
  }
  const state = randomBytes(32).toString('base64url')
  await replaceMove(db, userId, { id, peer: origin, stateHash: sha256(state), importId: newId(), at: clock.now() })
  const url = departureUrl({ peer: origin, client, state, verifier: verifierOf(keys, state) })
  return { ...toMove(await recordOf(db, userId, { id })), url }
}

async function recordOf(db: Db, userId: string, by: Parameters<typeof findMove>[2]): Promise<MoveRecord> {
  const record = await findMove(db, userId, by)
  if (!record) throw new AppError('portability.move_not_found')
  return record
}

/** What the member reads on coming back. */
const failureOf = {
  private: 'portability.move_address_private',
  unreachable: 'portability.move_unreachable',
  refused: 'portability.move_expired',
  'answer-wrong': 'portability.move_answer_wrong',
  'too-large': 'portability.move_answer_wrong',
} as const

/**
 * Exchanges the code at once, because it lasts only a minute. After that, the job continues from what is stored. The
 * issuer must be the installation that the member named: another one could otherwise collect codes.
 */
export async function answerMove(
  { db, clock, keys, peer, publicUrl }: MoveDeps,
  userId: string,
  { state, code, issuer }: Input<typeof portability.answerMove>['body'],
): Promise<Move> {
  const move = await recordOf(db, userId, { state: sha256(state) })
  if (move.state !== 'asking') return toMove(move)
  if (issuer !== move.peer) throw new AppError('portability.move_answer_wrong')
  if (clock.now().getTime() - move.createdAt.getTime() > askingMs) throw new AppError('portability.move_expired')
  const now = clock.now()
  const isMine = await claimAnswer(db, userId, move.id, now, new Date(now.getTime() - answeringMs))
  if (!isMine) throw new AppError('request.in_progress')
  const client = new URL(publicUrl).origin
  const request = { code, codeVerifier: verifierOf(keys, state), client, redirectUri: client + movePath }
  const grant = await exchangeAt(peer, move.peer, request).catch(async (error: unknown) => {
    await updateUnanswered(db, userId, move.id)
    throw error instanceof PeerFailure ? new AppError(failureOf[error.reason]) : error
  })
  if (grant.version > archiveVersion) throw new AppError('portability.move_version_newer')
  const token = encrypt(keys.of('move'), Buffer.from(grant.token), tokenContext(userId, move.id))
  const expiresAt = new Date(clock.now().getTime() + Math.min(grant.expiresIn, maxTokenSeconds) * 1_000)
  await inTransaction(db, async (tx) => {
    const isFirst = await updateGranted(tx, userId, move.id, { token, expiresAt })
    if (isFirst) await enqueue(tx, fetchMoveJob, { userId, id: move.id })
  })
  return toMove(await recordOf(db, userId, { id: move.id }))
}

/** Bounds the time that another installation can keep us busy. */
const maxTokenSeconds = 2 * 60 * 60

export async function cancelMove({ db }: Pick<MoveDeps, 'db'>, userId: string, id: string): Promise<null> {
  if (!(await deleteMove(db, userId, id))) throw new AppError('portability.move_not_found')
  return null
}

/** Adds an import. If it came by a move, the other installation is told. */
export const commitAnyImport = ({ db, clock }: Pick<MoveDeps, 'db' | 'clock'>, userId: string, importId: string) =>
  inTransaction(db, async (tx): Promise<Import> => {
    const added = await commitImport({ db: tx, clock }, userId, importId)
    const move = await findMove(tx, userId, { importId })
    if (move?.token) await enqueue(tx, tellArrivalJob, { userId, id: move.id })
    return added
  })
