import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useFinishRecovery } from '../shared/account.queries.ts'
import { failureText } from '../shared/failure-text.ts'

type FinishRecoveryProps = { token: string; onFinished: () => void }

/** Requires a click, because programs that open the links in emails must not turn anything off. */
export function FinishRecovery({ token, onFinished }: FinishRecoveryProps) {
  const { error, isPending, mutate: finish } = useFinishRecovery()

  if (!token) return <p className="auth-matter">Please open the link in the email we sent you.</p>
  return (
    <div className="auth-matter">
      {error && (
        <Notice tone="error" title="We couldn’t finish the recovery">
          {failureText(error, 'Please try again later.')}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={() => finish(token, { onSuccess: onFinished })}>
        Turn off two-factor authentication
      </Button>
    </div>
  )
}
