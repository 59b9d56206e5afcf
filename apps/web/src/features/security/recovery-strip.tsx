import './recovery-strip.css'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { isRecoveryDismissed, dismissRecovery } from './dismissed-recovery.ts'
import { recoveryText } from './shared/recovery.text.ts'
import { useCancelRecovery } from './shared/security.queries.ts'

const text = recoveryText.strip

/**
 * Shown above every page of a signed-in member while a two-factor recovery is pending, until they answer on this
 * device.
 */
export function RecoveryStrip({ availableAt }: { availableAt: string }) {
  const [isKnown, setKnown] = useState(() => isRecoveryDismissed(availableAt))
  const cancel = useCancelRecovery(() => focusHeading())
  if (isKnown) return null
  const itWasMe = () => {
    dismissRecovery(availableAt)
    setKnown(true)
    focusHeading()
  }
  return (
    <section className="recovery-strip" role="alert">
      <div className="page">
        <p>
          <strong>{text.title}</strong> {text.about(availableAt)}
        </p>
        <div className="recovery-strip-actions">
          <Button variant="secondary" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {text.stop}
          </Button>
          <Button variant="quiet" onClick={itWasMe}>
            {text.itWasMe}
          </Button>
        </div>
      </div>
    </section>
  )
}
