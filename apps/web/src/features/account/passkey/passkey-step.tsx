import { account, failedWith, type WaitingSignIn } from '@sadhana/contract'
import { UserRoundKey } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Notice } from '#ui/status/notice.tsx'
import { accountText } from '../shared/account.text.ts'
import { failureText } from '../shared/failure-text.ts'
import { twoFactorSignInText as text } from '../shared/two-factor.text.ts'
import { useVerifyPasskey } from './passkey.queries.ts'

type PasskeyStepProps = {
  waiting: WaitingSignIn
  onSwitch: (to: 'code' | 'backup-code') => void
  onExpired: (text: string) => void
  onClose: () => void
}

export function PasskeyStep({ waiting, onSwitch, onExpired, onClose }: PasskeyStepProps) {
  const { error, isPending, mutate } = useVerifyPasskey(waiting)
  const verify = () =>
    mutate(undefined, {
      onError: (failure) => {
        if (failedWith(account.verifyPasskey, failure, 'security.sign_in_expired')) onExpired(failure.message)
      },
    })
  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="error" title={text.failed}>
          {failureText(error, accountText.passkey.failed)}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={verify}>
        <UserRoundKey aria-hidden="true" />
        {text.passkey.go}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={() => onSwitch('code')}>
          {text.passkey.appInstead}
        </Button>
        <Button variant="quiet" onClick={() => onSwitch('backup-code')}>
          {text.backupCodeInstead}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </div>
  )
}
