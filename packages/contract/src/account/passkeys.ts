import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { AuthTokens } from '../http/tokens.ts'
import { WaitingSignIn } from './two-factor.ts'
import { fullOwnerErrors, OwnerProof } from './owner-proof.ts'

export const passkeyNameMaxLength = 40
export const maxPasskeys = 20

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const PasskeyName = z.object({
  name: z
    .string('Please give it a name')
    .trim()
    .min(1, 'Please give it a name')
    .max(passkeyNameMaxLength, 'Please keep the name to 40 characters or fewer'),
})
export type PasskeyName = z.infer<typeof PasskeyName>

// The messages that browsers send and receive (WebAuthn level 3, "JSON" forms). Bytes are base64url. We name only the
// fields we use.

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification,
  /** Empty if any passkey may answer. */
  allowCredentials: z.array(descriptor),
})
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const passkeyRoutes = defineRoutes({
  passkeys: {
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'List your passkeys, newest first.',
    access: 'member',
    reply: z.array(Passkey),
    errors: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/options',
    summary:
      'Start adding a passkey: what the browser needs to make one, valid for five minutes. If you signed in more than five minutes ago, send your password or, without one, a code.',
    access: 'member',
    body: OwnerProof.nullish(),
    reply: PasskeyCreation,
    errors: [...fullOwnerErrors, 'account.passkeys_full', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Add the passkey that the browser has made. It’s named after the device until you rename it.',
    access: 'member',
    body: NewPasskey,
    reply: Passkey,
    errors: ['account.passkey_refused', 'account.passkeys_full'],
    limit: { max: 10, seconds: 60 },
  },
  confirmWithPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/confirm',
    summary:
      'Show with a passkey that it’s you: answer the question of `POST /api/account/erasure/passkey`. For five minutes, this session then counts as one that has just signed in.',
    access: 'member',
    body: PasskeyAnswer,
    reply: z.null(),
    errors: ['account.passkey_refused', 'account.passkey_suspect'],
    limit: { max: 10, seconds: 60 },
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    summary: 'Rename a passkey.',
    access: 'member',
    params: byId,
    body: PasskeyName,
    reply: Passkey,
    errors: ['account.passkey_not_found'],
    limit: { max: 60, seconds: 60 },
  },
  removePasskey: {
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    summary:
      'Remove a passkey. If you signed in more than five minutes ago, send your password or, without one, a code.',
    access: 'member',
    params: byId,
    body: OwnerProof.nullish(),
    reply: z.null(),
    errors: ['account.passkey_not_found', 'account.last_way_in', ...fullOwnerErrors, 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  askForPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/options',
    summary: 'Start signing in with a passkey: a question that any passkey of this site can answer, once.',
    access: 'public',
    reply: PasskeyQuestion,
    errors: ['request.too_many'],
    limit: { max: 60, seconds: 60 },
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey',
    summary:
      'Sign in with a passkey that has checked who is holding it. It counts as both steps, so no code is asked for.',
    access: 'public',
    body: PasskeyAnswer,
    reply: AuthTokens,
    errors: [
      'account.passkey_refused',
      'account.passkey_suspect',
      'account.suspended',
      'service.closed',
      'request.too_many',
    ],
    limit: { max: 20, seconds: 60 },
  },
  askForPasskeyStep: {
    method: 'POST',
    path: '/api/auth/verify-passkey/options',
    summary: 'After the password: a question that one of your own passkeys can answer, once.',
    access: 'public',
    body: WaitingSignIn,
    reply: PasskeyQuestion,
    errors: ['security.sign_in_expired', 'request.too_many'],
    limit: { max: 20, seconds: 60 },
  },
  verifyPasskey: {
    method: 'POST',
    path: '/api/auth/verify-passkey',
    summary: 'Finish signing in with a passkey in place of a code.',
    access: 'public',
    body: WaitingSignIn.extend({ answer: PasskeyAnswer }),
    reply: AuthTokens,
    errors: [
      'account.passkey_refused',
      'account.passkey_suspect',
      'security.sign_in_expired',
      'account.suspended',
      'service.closed',
      'request.too_many',
    ],
    limit: { max: 20, seconds: 60 },
  },
})
