import { account, failedWith, type WaitingSignIn } from '@sadhana/contract'
import { useState } from 'react'
import { securityApi } from '#lib/api/security.ts'
import { momentText } from '#lib/moment-text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'

type RecoveryRequestProps = { waiting: WaitingSignIn; onBack: () => void; onClose: () => void }

/** For a member who has neither the authenticator app nor a backup code any more. */
export function RecoveryRequest({ waiting, onBack, onClose }: RecoveryRequestProps) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [availableAt, setAvailableAt] = useState<string>()

  const ask = async () => {
    setPending(true)
    try {
      setAvailableAt((await securityApi.startRecovery({ body: waiting })).availableAt)
    } catch (error) {
      const text = failureText(error, 'Please try again later.')
      setFailure(text)
      setPending(false)
      if (!failedWith(account.verifyTwoFactor, error, 'security.sign_in_expired')) return
      toast({ title: 'Verification failed', text, tone: 'error' })
      onClose()
    }
  }

  if (availableAt) {
    return (
      <div className="grid gap-4">
        <Notice tone="success" title="A mail is on its way to you.">
          Please keep it: its link works from {momentText(availableAt)} on.
        </Notice>
        <Button size="lg" block onClick={onClose}>
          Done
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {failure && (
        <Notice tone="error" title="The recovery could not be started.">
          {failure}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={() => void ask()}>
        Send me a recovery link
      </Button>
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
