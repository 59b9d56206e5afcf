import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Notice } from '#ui/status/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { securityScreenText } from './security-screen.text.ts'
import { recoveryText } from './shared/recovery.text.ts'
import { useCancelRecovery } from './shared/security.queries.ts'

const text = securityScreenText.recovery

/** Shown on every signed-in device while a two-factor recovery is pending. */
export function RecoveryNotice({ availableAt }: { availableAt: string }) {
  const cancel = useCancelRecovery(() => focusHeading())
  return (
    <Panel>
      <Notice
        tone="error"
        title={text.title}
        action={
          <Button variant="danger" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {recoveryText.cancel}
          </Button>
        }
      >
        {text.text(availableAt)}
      </Notice>
    </Panel>
  )
}
