import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import type { useEnableTwoFactor } from './two-factor.queries.ts'

type TwoFactorPasswordFormProps = { enabling: ReturnType<typeof useEnableTwoFactor>; onCancel: () => void }

export function TwoFactorPasswordForm({ enabling, onCancel }: TwoFactorPasswordFormProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The switch needs the password first.
  useEffect(() => field.current?.focus(), [])

  const submit = () => enabling.mutate(password, { onError: () => field.current?.focus() })
  // The first attempt, without a password, is what led here.
  const isRefused = enabling.isError && enabling.variables !== undefined

  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label="Password"
        hint="You signed in a while ago. Please enter your password to turn on two-factor authentication."
        className="max-w-card"
        error={isRefused && 'Failed to enable 2FA. Please check your password and try again.'}
        announcesError
      >
        <PasswordInput
          ref={field}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="security-actions">
        <Button type="submit" disabled={password === ''} pending={enabling.isPending}>
          Continue
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
