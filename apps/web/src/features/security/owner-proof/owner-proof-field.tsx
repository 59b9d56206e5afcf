import type { CurrentUser, OwnerProof } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { accountApi } from '#lib/api/account.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { ownerProofText as text } from './owner-proof.text.ts'

type OwnerProofFieldProps = {
  user: CurrentUser
  label?: string | undefined
  value: string
  onValueChange: (typed: string) => void
  error?: ReactNode
  /** What the password is for; members without one read what takes its place. */
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Where we ask for the password. A member who has none reads and enters something else, in the same spot. */
export function OwnerProofField({
  user,
  label = 'Password',
  value,
  onValueChange,
  error,
  hint,
  ref,
}: OwnerProofFieldProps) {
  const shared = {
    ref,
    value,
    onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
  }
  if (user.hasPassword !== false) {
    return (
      <Field label={label} hint={hint} error={error} announcesError className="max-w-card">
        <PasswordInput autoComplete="current-password" {...shared} />
      </Field>
    )
  }
  if (!user.twoFactorEnabled && !user.emailVerified) return <p className="text-muted">{text.signInAgain}</p>
  return (
    <>
      <Field
        label={user.twoFactorEnabled ? text.appCode : text.emailedCode}
        hint={text.instead}
        error={error}
        announcesError
        className="max-w-card"
      >
        <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...shared} />
      </Field>
      {!user.twoFactorEnabled && <SendCode />}
    </>
  )
}

function SendCode() {
  const sending = useMutation({
    mutationFn: () => accountApi.sendErasureCode(),
    onSuccess: ({ email }) => toast({ title: text.sent(email), tone: 'success' }),
    onError: (error) => failureToast(error, { title: text.notSent }),
  })
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      pending={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {text.send}
    </Button>
  )
}

/** What was typed, as the proof that this member can give. Just after signing in, members without one need none. */
export function proofOf({ hasPassword }: CurrentUser, typed: string): OwnerProof {
  if (hasPassword !== false) return { password: typed }
  return typed === '' ? {} : { code: typed }
}
