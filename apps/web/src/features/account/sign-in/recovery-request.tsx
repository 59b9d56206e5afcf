import { account, failedWith, type WaitingSignIn } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useStartRecovery } from '../shared/account.queries.ts'
import { accountText } from '../shared/account.text.ts'
import { failureText } from '../shared/failure-text.ts'
import { twoFactorSignInText } from '../shared/two-factor.text.ts'

const text = twoFactorSignInText.recovery

type RecoveryRequestProps = {
  waiting: WaitingSignIn
  onBack: () => void
  onExpired: (text: string) => void
  onClose: () => void
}

const textOf = (error: Error) => failureText(error, accountText.tryLater)

/** For a member who has lost both the authenticator app and the backup codes. */
export function RecoveryRequest({ waiting, onBack, onExpired, onClose }: RecoveryRequestProps) {
  const { data: recovery, error, isPending, mutate } = useStartRecovery()
  const ask = () =>
    mutate(waiting, {
      onError: (failure) => {
        if (failedWith(account.verifyTwoFactor, failure, 'security.sign_in_expired')) onExpired(textOf(failure))
      },
    })

  if (recovery) {
    return (
      <div className="grid gap-4">
        <Notice tone="success" title={text.sent}>
          {text.sentText(recovery.availableAt)}
        </Notice>
        <Button size="lg" block onClick={onClose}>
          {text.done}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="error" title={text.failed}>
          {textOf(error)}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={ask}>
        {text.ask}
      </Button>
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        {text.back}
      </Button>
    </div>
  )
}
