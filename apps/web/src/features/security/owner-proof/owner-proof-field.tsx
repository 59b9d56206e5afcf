import type { CurrentUser, OwnerProof } from '@sadhana/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { accountApi } from '#lib/member/account-api.ts'
import { supportsPasskeys } from '#lib/product/passkeys.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { passkeysQuery, useConfirmWithPasskey } from '../shared/passkeys.queries.ts'
import { ownerProofText as text } from './owner-proof.text.ts'

type OwnerProofFieldProps = {
  user: CurrentUser
  label?: string | undefined
  value: string
  onValueChange: (typed: string) => void
  error?: ReactNode
  /** Says what the password is for. Members without one see what replaces it. */
  hint?: ReactNode
  /** Given where a recent sign-in is enough: a member without a password can then use a passkey. */
  onProven?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

/** The field for the password. Members who have none are asked for something else in the same place. */
export function OwnerProofField({
  user,
  label = text.password,
  value,
  onValueChange,
  error,
  hint,
  onProven,
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
  const passkey = onProven && <PasskeyProof onProven={onProven} />
  if (!user.twoFactorEnabled && !user.emailVerified && !user.phoneVerified)
    return (
      <>
        <p className="text-muted">{text.signInAgain}</p>
        {passkey}
      </>
    )
  const sentCode = user.emailVerified ? text.email : text.phone
  return (
    <>
      <Field
        label={user.twoFactorEnabled ? text.appCode : sentCode.label}
        hint={onProven && !user.twoFactorEnabled ? text.insteadOrSignIn : text.instead}
        error={error}
        announcesError
        className="max-w-card"
      >
        <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...shared} />
      </Field>
      {!user.twoFactorEnabled && <SendCode words={sentCode} />}
      {passkey}
    </>
  )
}

type SendCodeProps = { words: typeof text.email | typeof text.phone }

function SendCode({ words }: SendCodeProps) {
  const sending = useMutation({
    mutationFn: () => accountApi.sendErasureCode(),
    onSuccess: ({ contact }) => toast({ title: text.sent(contact), tone: 'success' }),
    onError: (error) => failureToast(error, { title: words.notSent }),
  })
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      pending={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {words.send}
    </Button>
  )
}

function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery, enabled: supportsPasskeys() })
  const { isPending, mutate } = useConfirmWithPasskey(onProven)
  if (passkeys.length === 0) return null
  return (
    <Button variant="secondary" className="justify-self-start" pending={isPending} onClick={() => mutate()}>
      {text.passkey}
    </Button>
  )
}

/** The typed text as a proof that this member can give. Just after signing in, members without a password need none. */
export function proofOf({ hasPassword }: CurrentUser, typed: string): OwnerProof {
  if (hasPassword !== false) return { password: typed }
  return typed === '' ? {} : { code: typed }
}
