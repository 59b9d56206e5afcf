import { account, failedWith, type WaitingSignIn } from '@sadhana/contract'
import { momentText } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useStartRecovery } from '../shared/account.queries.ts'
import { failureText } from '../shared/failure-text.ts'

type RecoveryRequestProps = {
  waiting: WaitingSignIn
  onBack: () => void
  onExpired: (text: string) => void
  onClose: () => void
}

const textOf = (error: Error) => failureText(error, 'Please try again later.')

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
        <Notice tone="success" title="We’ve sent you an email">
          Keep it safe. The link works from {momentText(recovery.availableAt)}.
        </Notice>
        <Button size="lg" block onClick={onClose}>
          Done
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="error" title="We couldn’t start the recovery">
          {textOf(error)}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={ask}>
        Email me a recovery link
      </Button>
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
