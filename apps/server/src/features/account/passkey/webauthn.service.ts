import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@sadhana/contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { AppError } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { type ChallengeContext, deleteChallenge, insertChallenge } from './challenges.repo.ts'

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'publicUrl'>
type Credential = { credentialId: Buffer; transports: string[] }

const challengeMs = 5 * 60_000
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/** Every passkey verifies its user, which is why it counts as both steps. */
const userVerification = 'required'

const site = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { hostname, origin }
}

const toDescriptor = ({ credentialId, transports }: Credential) => ({
  id: credentialId.toString('base64url'),
  transports,
})

async function saveChallenge<T extends { challenge: string }>(
  { db, clock }: Deps,
  context: ChallengeContext,
  options: T,
): Promise<T> {
  await insertChallenge(db, context, options.challenge, new Date(clock.now().getTime() + challengeMs))
  return options
}

type Owner = { userId: string; username: string; displayName: string }

export async function askToCreate(deps: Deps, owner: Owner, existing: Credential[]): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: 'Sadhana Compass',
    rpID: site(deps.publicUrl).hostname,
    userID: toHandle(owner.userId),
    userName: owner.username,
    userDisplayName: owner.displayName,
    timeout: challengeMs,
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification },
    supportedAlgorithmIDs,
  })
  return saveChallenge(deps, { purpose: 'add', userId: owner.userId }, options as PasskeyCreation)
}

/** If no credentials are listed, any passkey for this site may answer. */
export async function askToSign(
  deps: Deps,
  context: ChallengeContext,
  allowed: Credential[],
): Promise<PasskeyQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: site(deps.publicUrl).hostname,
    timeout: challengeMs,
    allowCredentials: allowed.map(toDescriptor),
    userVerification,
  })
  return saveChallenge(deps, context, options as PasskeyQuestion)
}

export async function checkCreated(deps: Deps, userId: string, response: NewPasskey) {
  const expectedChallenge = await useChallenge(deps, { purpose: 'add', userId }, response)
  const { hostname, origin } = site(deps.publicUrl)
  const { verified, registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  )
  if (!verified) throw refused()
  return registrationInfo.credential
}

/** Returns the counter that the passkey reports. The caller checks whether it went back. */
export async function checkAnswer(
  deps: Deps,
  context: ChallengeContext,
  response: PasskeyAnswer,
  passkey: { userId: string; publicKey: Buffer } | undefined,
): Promise<number> {
  // Comes first, so that every answer, right or wrong, uses up the challenge.
  const expectedChallenge = await useChallenge(deps, context, response)
  const handle = response.response.userHandle
  if (!passkey || (handle !== undefined && handle !== toHandle(passkey.userId).toString('base64url'))) throw refused()
  const { hostname, origin } = site(deps.publicUrl)
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      // With 0 the library accepts any counter.
      credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }),
  )
  if (!verified) throw refused()
  return authenticationInfo.newCounter
}

/** Commits on its own, so that a challenge with a wrong answer stays used up. */
async function useChallenge(
  { db, clock }: Deps,
  context: ChallengeContext,
  { response }: { response: { clientDataJSON: string } },
): Promise<string> {
  // The input can be any JSON, even null.
  const { challenge } = await orRefused(async () => ({ ...decodeClientDataJSON(response.clientDataJSON) }))
  if (typeof challenge !== 'string' || !(await deleteChallenge(db, context, challenge, clock.now()))) throw refused()
  return challenge
}

/** Made from the member's id, so it looks random to everyone else. */
const toHandle = (userId: string): Buffer<ArrayBuffer> => Buffer.from(userId.replaceAll('-', ''), 'hex')

const refused = (cause?: unknown) => new AppError('account.passkey_refused', { cause })

/** The library throws an error for anything wrong with an answer. */
async function orRefused<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look()
  } catch (error) {
    throw refused(error)
  }
}
