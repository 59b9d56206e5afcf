import { account, backupCodeLength, failedWith, twoFactorCodeLength, type WaitingSignIn } from '@sadhana/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogBody } from '#ui/dialog.tsx'
import { Stone } from '#ui/stone.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { startSession } from './start-session.ts'

type TwoFactorDialogProps = { waiting: WaitingSignIn; onClose: () => void }

/** Mounted while a sign-in waits for its second factor, so that closing it forgets what was typed. */
export function TwoFactorDialog({ waiting, onClose }: TwoFactorDialogProps) {
  const [usesBackupCode, setUsesBackupCode] = useState(false)
  const [code, setCode] = useState('')
  const [isVerifying, setVerifying] = useState(false)
  const isLongEnough = code.trim().length >= (usesBackupCode ? backupCodeLength.min : twoFactorCodeLength)

  const switchKind = () => {
    setUsesBackupCode(!usesBackupCode)
    setCode('')
  }

  const verify = async () => {
    setVerifying(true)
    try {
      const send = usesBackupCode ? api.account.verifyBackupCode : api.account.verifyTwoFactor
      startSession(await send({ body: { ...waiting, code } }))
    } catch (error) {
      const text = failureText(error, 'Invalid verification code. Please try again.')
      toast({ title: 'Verification failed', text, tone: 'error' })
      setVerifying(false)
      if (failedWith(account.verifyTwoFactor, error, 'security.sign_in_expired')) onClose()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="One more step"
      description={
        usesBackupCode
          ? 'Enter one of the backup codes you kept. Each works once.'
          : 'Enter the six digits from your authenticator app.'
      }
      icon={
        <Stone size="lg" shape="b">
          <KeyRound aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void verify()
          }}
        >
          <SecondFactorField isBackupCode={usesBackupCode} value={code} onValueChange={setCode} />
          <Button type="submit" size="lg" block disabled={!isLongEnough} pending={isVerifying}>
            Verify
          </Button>
          <div className="flex flex-wrap justify-between gap-2">
            <Button variant="quiet" onClick={switchKind}>
              {usesBackupCode ? 'Use the authenticator app' : 'Use a backup code'}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </DialogBody>
    </Dialog>
  )
}
