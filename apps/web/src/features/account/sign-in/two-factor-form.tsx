import { account, backupCodeLength, failedWith, twoFactorCodeLength, type WaitingSignIn } from '@sadhana/contract'
import { useId, useState, type RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Notice } from '#ui/status/notice.tsx'
import { useVerifyTwoFactor } from '../shared/account.queries.ts'
import { failureText } from '../shared/failure-text.ts'
import { TwoFactorField } from './two-factor-field.tsx'
import { twoFactorSignInText as text } from '../shared/two-factor.text.ts'

type TwoFactorFormProps = {
  waiting: WaitingSignIn
  kind: 'code' | 'backup-code'
  field: RefObject<HTMLInputElement | null>
  onSwitch: (to: 'code' | 'backup-code' | 'recovery') => void
  onExpired: (text: string) => void
  onClose: () => void
}

const textOf = (error: Error) => failureText(error, text.refused)
const isRefused = (error: Error | null) => failedWith(account.verifyTwoFactor, error, 'security.code_invalid')

export function TwoFactorForm({ waiting, kind, field, onSwitch, onExpired, onClose }: TwoFactorFormProps) {
  const isBackupCode = kind === 'backup-code'
  const [code, setCode] = useState('')
  const { error, isPending, mutate } = useVerifyTwoFactor(kind)
  const failureId = useId()
  const isLongEnough = code.trim().length >= (isBackupCode ? backupCodeLength.min : twoFactorCodeLength)

  const verify = () =>
    mutate(
      { ...waiting, code },
      {
        onError: (failure) => {
          if (failedWith(account.verifyTwoFactor, failure, 'security.sign_in_expired'))
            return onExpired(textOf(failure))
          if (isRefused(failure)) setCode('')
          field.current?.focus()
        },
      },
    )

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        verify()
      }}
    >
      {error && (
        <Notice id={failureId} tone="error" title={text.failed}>
          {textOf(error)}
        </Notice>
      )}
      <TwoFactorField
        ref={field}
        isBackupCode={isBackupCode}
        value={code}
        onValueChange={setCode}
        {...(isRefused(error) && { 'aria-invalid': true, 'aria-describedby': failureId })}
      />
      <Button type="submit" size="lg" block disabled={!isLongEnough} pending={isPending}>
        {text.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={() => onSwitch(isBackupCode ? 'code' : 'backup-code')}>
          {isBackupCode ? text.appInstead : text.backupCodeInstead}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={() => onSwitch('recovery')}>
        {text.lostBoth}
      </Button>
    </form>
  )
}
