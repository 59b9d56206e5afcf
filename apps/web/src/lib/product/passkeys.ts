import type { NewPasskey, OwnerProof, Passkey, PasskeyAnswer, PasskeyQuestion } from '@sadhana/contract'
import { accountApi } from '#lib/member/account-api.ts'

/** The library loads when someone uses a passkey, or could. */
export const loadLibrary = () => import('@simplewebauthn/browser')

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** True if the device itself can store a passkey, protected by a fingerprint, a face or a PIN. */
export const deviceKeepsPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()

/** True if the browser can offer passkeys while someone types their name. */
export const fillsInPasskeys = async (): Promise<boolean> =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** The browser asks the member, who may take their time or decide against it. */
export async function addPasskey(proof: OwnerProof): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadLibrary(),
    accountApi.startPasskey({ body: proof }),
  ])
  const made = await startRegistration({ optionsJSON })
  return accountApi.addPasskey({ body: made as NewPasskey })
}

/** With `fillsIn`, the browser shows no dialog, but offers passkeys at the name field. */
export async function answerOf(optionsJSON: PasskeyQuestion, { fillsIn = false } = {}): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadLibrary()
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: fillsIn })) as PasskeyAnswer
}

export async function stopFillingIn(): Promise<void> {
  if (await fillsInPasskeys()) (await loadLibrary()).WebAuthnAbortService.cancelCeremony()
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** The member pressed Cancel, or the page has moved on to something else. */
export const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** This device already has a passkey for the account. */
export const isAlreadyRegistered = (error: unknown): boolean => nameOf(error) === 'InvalidStateError'
