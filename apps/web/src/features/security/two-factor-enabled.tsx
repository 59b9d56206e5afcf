import { useState, type RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import type { TwoFactor } from './use-two-factor.ts'

type TwoFactorEnabledProps = {
  twoFactor: TwoFactor
  passwordField: RefObject<HTMLInputElement | null>
  onDisabled: () => void
}

export function TwoFactorEnabled({ twoFactor, passwordField, onDisabled }: TwoFactorEnabledProps) {
  const [password, setPassword] = useState('')
  const isEmpty = password === ''

  const ask = async (work: (password: string) => Promise<boolean>): Promise<boolean> => {
    const wentWell = await work(password)
    if (wentWell) setPassword('')
    else passwordField.current?.focus()
    return wentWell
  }

  const disable = async () => {
    if (await ask(twoFactor.disable)) onDisabled()
  }

  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        // Two things can be done with the password: Enter must not choose one of them.
        event.preventDefault()
      }}
    >
      <Notice tone="success" title="Two-factor authentication is enabled.">
        Signing in takes your password and a code.
      </Notice>
      <Field
        label="Password"
        hint="Needed to switch two-factor authentication off, or to replace your backup codes."
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
        <Button variant="danger" disabled={isEmpty} pending={twoFactor.isPending} onClick={() => void disable()}>
          Disable 2FA
        </Button>
        <Button
          variant="secondary"
          disabled={isEmpty}
          pending={twoFactor.isPending}
          onClick={() => void ask(twoFactor.regenerate)}
        >
          Generate New Backup Codes
        </Button>
      </div>
    </form>
  )
}
