import type { WaitingSignIn } from '@sadhana/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogBody } from '#ui/dialog.tsx'
import { Stone } from '#ui/stone.tsx'
import { RecoveryRequest } from './recovery-request.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

type TwoFactorDialogProps = { waiting: WaitingSignIn; onClose: () => void }
type Step = keyof typeof words

const words = {
  code: { title: 'One more step', text: 'Enter the six digits from your authenticator app.' },
  'backup-code': { title: 'One more step', text: 'Enter one of the backup codes you kept. Each works once.' },
  recovery: {
    title: 'Lost your phone and your codes?',
    text: 'We can mail you a link that switches two-factor sign-in off. It works after 72 hours, and every device of yours that is signed in can call it off: the wait protects you.',
  },
} as const

/** Mounted while a sign-in waits for its second factor, so that closing it forgets what was typed. */
export function TwoFactorDialog({ waiting, onClose }: TwoFactorDialogProps) {
  const [step, setStep] = useState<Step>('code')
  const { title, text } = words[step]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      icon={
        <Stone size="lg" shape="b">
          <KeyRound aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        {step === 'recovery' ? (
          <RecoveryRequest waiting={waiting} onBack={() => setStep('backup-code')} onClose={onClose} />
        ) : (
          <SecondFactorForm key={step} waiting={waiting} kind={step} onSwitch={setStep} onClose={onClose} />
        )}
      </DialogBody>
    </Dialog>
  )
}
