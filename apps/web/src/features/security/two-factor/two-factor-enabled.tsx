import type { BackupCodes } from '@sadhana/contract'
import { useState, type RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useDisableTwoFactor, useGenerateBackupCodes } from './two-factor.queries.ts'

type TwoFactorEnabledProps = {
  passwordField: RefObject<HTMLInputElement | null>
  onCodes: (codes: BackupCodes) => void
  onDisabled: () => void
}

export function TwoFactorEnabled({ passwordField, onCodes, onDisabled }: TwoFactorEnabledProps) {
  const [password, setPassword] = useState('')
  const isEmpty = password === ''

  const disabling = useDisableTwoFactor(onDisabled)
  const generating = useGenerateBackupCodes(onCodes)
  const isPending = disabling.isPending || generating.isPending
  const failure =
    (disabling.isError && 'Failed to disable 2FA. Please check your password and try again.') ||
    (generating.isError && 'Failed to generate backup codes. Please check your password and try again.')
  const onError = () => passwordField.current?.focus()

  const disable = () => {
    generating.reset()
    disabling.mutate(password, { onError })
  }
  const generate = () => {
    disabling.reset()
    generating.mutate(password, { onError })
  }

  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        // The password is for either button: Enter must not choose one of them.
        event.preventDefault()
      }}
    >
      <Notice tone="success" title="Two-factor authentication is on">
        You need your password and a code to sign in.
      </Notice>
      <Field
        label="Password"
        hint="Enter your password to turn off two-factor authentication or get new backup codes."
        error={failure}
        announcesError
        className="max-w-card"
      >
        <PasswordInput
          ref={passwordField}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="security-actions">
        <Button variant="danger" disabled={isEmpty} pending={isPending} onClick={() => disable()}>
          Disable 2FA
        </Button>
        <Button variant="secondary" disabled={isEmpty} pending={isPending} onClick={() => generate()}>
          Generate New Backup Codes
        </Button>
      </div>
    </form>
  )
}
