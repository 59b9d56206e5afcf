import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { ownerErrors, ownerProof } from '../account/owner-proof.ts'
import { importPartBytes } from './imports.ts'

/** Where a member agrees to a move, in the installation that they leave. */
export const departurePath = '/move'
/** Where they come back to, in the one that they move to. */
export const movePath = '/settings/move'

/** The origin of an installation: scheme, host and port alone. */
export const installationPattern = /^https?:\/\/([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/

export const moveCodeSeconds = 60
export const moveTokenMinutes = 60
/** How long a member can erase the account that they left at once. */
export const moveOfferDays = 30

/** What a move takes along. Sits and what was hard come with their practices. */
export const movedThings = [
  'practices',
  'pictures',
  'moods',
  'nights',
  'pauses',
  'sits',
  'questions',
  'challenges',
  'articles',
  'chats',
  'settings',
] as const
export type MovedThing = (typeof movedThings)[number]

/**
 * `asking`: the member has yet to agree in the other installation; `fetching`: the archive is made there and comes
 * here; `fetched`: it is an import like any other, which the member checks and adds.
 */
export const moveStates = ['asking', 'fetching', 'fetched', 'refused'] as const

export const moveRefusals = ['expired', 'private', 'too-large', 'answer-wrong', 'failed-there', 'dropped'] as const
export type MoveRefusal = (typeof moveRefusals)[number]

const count = z.int().nonnegative()

/** A move to this installation. */
export const Move = z.object({
  id: z.uuid(),
  /** The address of the other installation. */
  peer: z.string(),
  state: z.enum(moveStates),
  refusal: z.enum(moveRefusals).nullable(),
  /** The size of the archive, once it is made, and how much of it is here. */
  bytes: count.nullable(),
  received: count,
  /** The import that it becomes. */
  importId: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When the other installation learnt that everything was added. */
  toldAt: z.iso.datetime().nullable(),
})
export type Move = z.infer<typeof Move>

/** A move from this installation. */
export const Departure = z.object({
  id: z.uuid(),
  peer: z.string(),
  approvedAt: z.iso.datetime(),
  /** When the other installation said that everything was added. */
  arrivedAt: z.iso.datetime().nullable(),
})
export type Departure = z.infer<typeof Departure>

export const Moves = z.object({ here: Move.nullable(), away: Departure.nullable() })
export type Moves = z.infer<typeof Moves>

const secret = z.string().regex(/^[\w-]{22,128}$/)
const sha256 = z.string().regex(/^[\w-]{43}$/)
const origin = z.string().max(255).regex(installationPattern)

const departureFields = z.object({
  client: origin,
  redirectUri: z.string().max(300),
  state: secret,
  codeChallenge: sha256,
})
/** What another installation asks for, as in the authorisation code grant with PKCE. */
export type DepartureRequest = z.infer<typeof departureFields>

export const MoveGrant = z.object({
  token: secret,
  expiresIn: z.int().positive(),
  /** Of the archive's format. */
  version: z.int().positive(),
})
export type MoveGrant = z.infer<typeof MoveGrant>

export const DepartedArchive = z.object({
  state: z.enum(['making', 'ready', 'failed']),
  bytes: count.nullable(),
})
export type DepartedArchive = z.infer<typeof DepartedArchive>

const byToken = z.object({ token: secret })
/** The archive goes in parts of the size in which imports arrive. */
const maxPart = Math.floor(2 ** 40 / importPartBytes)

export const moveRoutes = defineRoutes({
  moves: {
    method: 'GET',
    path: '/api/moves',
    summary: 'Get your move to this installation, and your move away from it.',
    access: 'member',
    reply: Moves,
    errors: [],
  },
  startMove: {
    method: 'POST',
    path: '/api/moves',
    summary: 'Start a move from another installation. Open the address that you get, and agree there.',
    access: 'member',
    body: z.object({
      /** The device's id for the move. */
      id: z.uuidv7(),
      address: z.string().trim().min(1).max(255),
    }),
    reply: Move.extend({ url: z.string() }),
    errors: ['portability.move_address_wrong', 'portability.move_address_private', 'portability.move_address_own'],
    limit: { max: 10, seconds: 3_600 },
  },
  answerMove: {
    method: 'POST',
    path: '/api/moves/answer',
    summary: 'Bring the code with which the other installation sent you back. The archive is then fetched.',
    access: 'member',
    body: z.object({ state: secret, code: secret, issuer: z.string().max(255) }),
    reply: Move,
    errors: [
      'portability.move_not_found',
      'portability.move_expired',
      'portability.move_unreachable',
      'portability.move_answer_wrong',
      'portability.move_address_private',
      'portability.move_version_newer',
      'request.in_progress',
    ],
    limit: { max: 20, seconds: 3_600 },
  },
  cancelMove: {
    method: 'DELETE',
    path: '/api/moves/:id',
    summary: 'Stop a move to this installation. What was added stays.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.move_not_found'],
    limit: { max: 30, seconds: 60 },
  },
  departurePreview: {
    method: 'GET',
    path: '/api/departures/preview',
    summary: 'Count what a move to another installation would take along.',
    access: 'member',
    reply: z.record(z.enum(movedThings), count),
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  approveDeparture: {
    method: 'POST',
    path: '/api/departures',
    summary:
      'Agree to a move to another installation. Returns the address that leads back there, with a code that works once, within 60 seconds. If you signed in more than five minutes ago, send your password, or a code if you have none.',
    access: 'member',
    body: departureFields.extend(ownerProof),
    reply: z.object({ url: z.string() }),
    errors: [...ownerErrors, 'portability.departure_unsafe', 'request.too_many'],
    limit: { max: 10, seconds: 3_600 },
  },
  endDeparture: {
    method: 'DELETE',
    path: '/api/departures/:id',
    summary: 'Stop a move away from here, or close the offer to erase your account at once.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.move_not_found'],
    limit: { max: 30, seconds: 60 },
  },
  departureToken: {
    method: 'POST',
    path: '/api/departures/token',
    summary:
      'For other installations: exchange a code and its verifier for a token that opens one archive for an hour.',
    access: 'public',
    body: z.object({ code: secret, codeVerifier: sha256, client: origin, redirectUri: z.string().max(300) }),
    reply: MoveGrant,
    errors: ['portability.departure_code_refused'],
    limit: { max: 30, seconds: 60 },
  },
  departedArchive: {
    method: 'POST',
    path: '/api/departures/archive',
    summary: 'For other installations: ask whether the archive that a token opens is ready.',
    access: 'public',
    body: byToken,
    reply: DepartedArchive,
    errors: ['portability.departure_token_refused'],
    limit: { max: 120, seconds: 60 },
  },
  departedPart: {
    method: 'POST',
    path: '/api/departures/archive/part',
    summary: 'For other installations: get a part of the archive that a token opens, 2 MiB each, the last one smaller.',
    access: 'public',
    body: byToken.extend({ number: z.int().min(0).max(maxPart) }),
    reply: z.string(),
    image: 'application/octet-stream',
    errors: ['portability.departure_token_refused', 'request.not_found'],
    limit: { max: 900, seconds: 60 },
  },
  departureArrived: {
    method: 'POST',
    path: '/api/departures/arrived',
    summary: 'For other installations: say that the member has added everything. The archive here is then deleted.',
    access: 'public',
    body: byToken,
    reply: z.null(),
    errors: ['portability.departure_token_refused'],
    limit: { max: 30, seconds: 60 },
  },
})
