import { account, backupCodeLength, failedWith, twoFactorCodeLength, type WaitingSignIn } from '@sadhana/contract'
import { useState } from 'react'
import { accountApi } from '#lib/api/account.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { failureText } from './failure-text.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { startSession } from './start-session.ts'

type SecondFactorFormProps = {
  waiting: WaitingSignIn
  kind: 'code' | 'backup-code'
  onSwitch: (to: 'code' | 'backup-code' | 'recovery') => void
  onClose: () => void
}

export function SecondFactorForm({ waiting, kind, onSwitch, onClose }: SecondFactorFormProps) {
  const isBackupCode = kind === 'backup-code'
  const [code, setCode] = useState('')
  const [isVerifying, setVerifying] = useState(false)
  const isLongEnough = code.trim().length >= (isBackupCode ? backupCodeLength.min : twoFactorCodeLength)

  const verify = async () => {
    setVerifying(true)
    try {
      const send = isBackupCode ? accountApi.verifyBackupCode : accountApi.verifyTwoFactor
      startSession(await send({ body: { ...waiting, code } }))
    } catch (error) {
      const text = failureText(error, 'Invalid verification code. Please try again.')
      toast({ title: 'Verification failed', text, tone: 'error' })
      setVerifying(false)
      if (failedWith(account.verifyTwoFactor, error, 'security.sign_in_expired')) onClose()
    }
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
    >
      <SecondFactorField isBackupCode={isBackupCode} value={code} onValueChange={setCode} />
      <Button type="submit" size="lg" block disabled={!isLongEnough} pending={isVerifying}>
        Verify
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={() => onSwitch(isBackupCode ? 'code' : 'backup-code')}>
          {isBackupCode ? 'Use the authenticator app' : 'Use a backup code'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {isBackupCode && (
        <Button variant="quiet" className="justify-self-start" onClick={() => onSwitch('recovery')}>
          I have lost both
        </Button>
      )}
    </form>
  )
}
