import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useFinishRecovery } from '../shared/account.queries.ts'
import { accountText } from '../shared/account.text.ts'
import { failureText } from '../shared/failure-text.ts'
import { recoveryText as text } from './recovery.text.ts'

type FinishRecoveryProps = { token: string; onFinished: () => void }

/** Requires a click, because programs that open the links in emails must not turn anything off. */
export function FinishRecovery({ token, onFinished }: FinishRecoveryProps) {
  const { error, isPending, mutate: finish } = useFinishRecovery()

  if (!token) return <p className="auth-matter">{text.openLink}</p>
  return (
    <div className="auth-matter">
      {error && (
        <Notice tone="error" title={text.failed}>
          {failureText(error, accountText.tryLater)}
        </Notice>
      )}
      <Button size="lg" block pending={isPending} onClick={() => finish(token, { onSuccess: onFinished })}>
        {text.turnOff}
      </Button>
    </div>
  )
}
