import { momentText } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Notice } from '#ui/status/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { useCancelRecovery } from './shared/security.queries.ts'

/** Shown on every signed-in device while a two-factor recovery is pending. */
export function RecoveryNotice({ availableAt }: { availableAt: string }) {
  const cancel = useCancelRecovery(() => focusHeading())
  return (
    <Panel>
      <Notice
        tone="error"
        title="Someone asked to turn off two-factor authentication on your account"
        action={
          <Button variant="danger" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel recovery
          </Button>
        }
      >
        From {momentText(availableAt)}, the link we emailed you can turn off two-factor authentication. If this wasn’t
        you, cancel the recovery and change how you sign in.
      </Notice>
    </Panel>
  )
}
