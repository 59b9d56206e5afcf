import { useState } from 'react'
import { securityApi } from '#lib/api/security.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'

type FinishRecoveryProps = { token: string; onFinished: () => void }

/** Asks for a press of the button: programs that open the links in mails must not switch anything off. */
export function FinishRecovery({ token, onFinished }: FinishRecoveryProps) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const finish = async () => {
    setPending(true)
    try {
      await securityApi.finishRecovery({ body: { token } })
      toast({ title: '2FA Disabled', text: 'Please sign in with your password alone.', tone: 'success' })
      onFinished()
    } catch (error) {
      setFailure(failureText(error, 'Please try again later.'))
      setPending(false)
    }
  }

  if (!token) return <p className="door-matter">Please open this page by the link in the mail we sent you.</p>
  return (
    <div className="door-matter">
      {failure && (
        <Notice tone="error" title="The recovery could not be completed.">
          {failure}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={() => void finish()}>
        Switch two-factor sign-in off
      </Button>
    </div>
  )
}
