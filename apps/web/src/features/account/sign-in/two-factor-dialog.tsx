import { KeyRound, UserRoundKey } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { supportsPasskeys } from '#lib/product/passkeys.ts'
import type { UnfinishedSignIn } from '../shared/account.queries.ts'
import { PasskeyStep } from '../passkey/passkey-step.tsx'
import { RecoveryRequest } from './recovery-request.tsx'
import { TwoFactorForm } from './two-factor-form.tsx'
import { twoFactorSignInText } from '../shared/two-factor.text.ts'

const { steps } = twoFactorSignInText

type TwoFactorDialogProps = {
  waiting: UnfinishedSignIn
  /** Called when the sign-in waited too long; `text` says so. */
  onExpired: (text: string) => void
  onClose: () => void
}
type Step = keyof typeof steps

/** Mounted only while a sign-in waits for its two-factor code, so that closing it forgets the typed code. */
export function TwoFactorDialog({ waiting: unfinished, onExpired, onClose }: TwoFactorDialogProps) {
  const { hasPasskey, ...waiting } = unfinished
  const [step, setStep] = useState<Step>(hasPasskey && supportsPasskeys() ? 'passkey' : 'code')
  const field = useRef<HTMLInputElement>(null)
  const { title, text } = steps[step]
  // The button that had the focus was removed with its form.
  useEffect(() => {
    if (step === 'code' || step === 'backup-code') field.current?.focus()
  }, [step])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      icon={
        <Stone size="lg" shape="b">
          {step === 'passkey' ? <UserRoundKey aria-hidden="true" /> : <KeyRound aria-hidden="true" />}
        </Stone>
      }
    >
      <DialogBody>
        {step === 'passkey' ? (
          <PasskeyStep waiting={waiting} onSwitch={setStep} onExpired={onExpired} onClose={onClose} />
        ) : step === 'recovery' ? (
          <RecoveryRequest
            waiting={waiting}
            onBack={() => setStep('backup-code')}
            onExpired={onExpired}
            onClose={onClose}
          />
        ) : (
          <TwoFactorForm
            key={step}
            waiting={waiting}
            kind={step}
            field={field}
            onSwitch={setStep}
            onExpired={onExpired}
            onClose={onClose}
          />
        )}
      </DialogBody>
    </Dialog>
  )
}
