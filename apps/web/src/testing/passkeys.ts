import type { PasskeyCreation, PasskeyQuestion } from '@sadhana/contract'
import { onTestFinished, vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A browser's reply for a passkey, as the library expects it. */
const credential = (response: object) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('client'), ...response },
})

type Browser = { create?: () => unknown; get?: () => unknown; keeps?: boolean }

const made = () => credential({ attestationObject: bytes('made'), getTransports: () => ['internal'] })
const answered = () => credential({ authenticatorData: bytes('data'), signature: bytes('signed'), userHandle: null })

/** A browser with passkeys, which happy-dom alone doesn't have. Its owner agrees, unless the options say otherwise. */
export function fakeDevice({ create = made, get = answered, keeps = true }: Browser = {}) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      isUserVerifyingPlatformAuthenticatorAvailable: async () => keeps,
      isConditionalMediationAvailable: async () => false,
    }),
  )
  const credentials = { create: async () => create(), get: async () => get() } as unknown as CredentialsContainer
  const spy = vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials)
  onTestFinished(() => {
    spy.mockRestore()
    vi.unstubAllGlobals()
  })
}

/** The owner pressed Cancel. */
export const cancelDialog = (): never => {
  throw new DOMException('The operation was not allowed.', 'NotAllowedError')
}

/** The device already has a passkey for this account. */
export const refuseDuplicate = (): never => {
  throw new DOMException('The authenticator was previously registered.', 'InvalidStateError')
}

export const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Sadhana Compass' },
  user: { id: 'aWQ', name: 'mira', displayName: 'Mira' },
  pubKeyCredParams: [],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}

export const question: PasskeyQuestion = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
}
