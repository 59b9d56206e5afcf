import type { CurrentUser } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { OwnerProofField, proofOf } from '../owner-proof/owner-proof-field.tsx'
import type { useEnableTwoFactor } from './two-factor.queries.ts'
import { twoFactorText } from './two-factor.text.ts'

const text = twoFactorText.proof

type TwoFactorPasswordFormProps = {
  user: CurrentUser
  enabling: ReturnType<typeof useEnableTwoFactor>
  onCancel: () => void
}

export function TwoFactorPasswordForm({ user, enabling, onCancel }: TwoFactorPasswordFormProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Turning on the switch needs the password first.
  useEffect(() => field.current?.focus(), [])

  const submit = () => enabling.mutate(proofOf(user, password), { onError: () => field.current?.focus() })
  const proofKind = user.hasPassword === false ? 'code' : 'password'
  // The first attempt, without a proof, opened this form.
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
      <OwnerProofField
        user={user}
        ref={field}
        hint={text.hint}
        error={isRefused && text.refused[proofKind]}
        value={password}
        onValueChange={setPassword}
        onProven={() => enabling.mutate({})}
      />
      <div className="security-actions">
        <Button type="submit" disabled={password === ''} pending={enabling.isPending}>
          {text.next}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  )
}
