import { useEffect } from 'react'

/** Browsers' types don't have it yet. */
type TextRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type TextedCode = Credential & { code: string }

const isTextedCode = (credential: Credential | null): credential is TextedCode =>
  credential !== null && 'code' in credential

/**
 * On phones that support it, the browser reads our text message and passes on the code, once the member agrees.
 * `onCode` must stay the same function.
 */
export function useTextedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const request: TextRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (credential) => isTextedCode(credential) && onCode(credential.code),
      () => {
        // Declined, or another request came first. The code can still be typed.
      },
    )
    return () => stop.abort()
  }, [onCode])
}
