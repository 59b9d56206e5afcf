import { useEffect } from 'react'

/** Not yet among the types of browsers. */
type TextRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type TextedCode = Credential & { code: string }

const isTextedCode = (credential: Credential | null): credential is TextedCode =>
  credential !== null && 'code' in credential

/**
 * On phones that can, the browser reads our text and hands over its code, once the member agrees. `onCode` must stay the
 * same function.
 */
export function useTextedCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const request: TextRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(request).then(
      (credential) => isTextedCode(credential) && onCode(credential.code),
      () => {
        // Declined, or another request was first: the code can be typed.
      },
    )
    return () => stop.abort()
  }, [onCode])
}
