import { UserRoundKey } from 'lucide-react'
import { useIsPrerendered } from '#lib/form/prerendered-form.ts'
import { supportsPasskeys } from '#lib/product/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { accountText as text } from '../shared/account.text.ts'
import { usePasskeyAutofill, usePasskeySignIn } from './passkey.queries.ts'

type PasskeySignInProps = { isPaused: boolean; onFailed: (error: unknown) => void }

/** Signs in through the button, or through the browser's suggestion at the name field. */
export function PasskeySignIn({ isPaused, onFailed }: PasskeySignInProps) {
  const { isPending, mutate } = usePasskeySignIn()
  usePasskeyAutofill({ isPaused: isPaused || isPending, onRefused: onFailed })
  // Almost every browser supports passkeys, and the prerendered page must not shift when its code loads.
  const isPrerendered = useIsPrerendered()
  if (!isPrerendered && !supportsPasskeys()) return null
  return (
    <div className="other-ways">
      <p className="other-ways-or">{text.or}</p>
      <Button variant="secondary" block pending={isPending} onClick={() => mutate(undefined, { onError: onFailed })}>
        <UserRoundKey aria-hidden="true" />
        {text.passkey.signIn}
      </Button>
    </div>
  )
}
