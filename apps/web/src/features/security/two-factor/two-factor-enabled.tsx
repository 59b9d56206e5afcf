import type { BackupCodes, CurrentUser } from '@sadhana/contract'
import { useState, type RefObject } from 'react'
import { withMarked } from '#intl/marked-words.tsx'
import { Button } from '#ui/button.tsx'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { FactorField } from '../owner-proof/factor-field.tsx'
import { OwnerProofField, proofOf } from '../owner-proof/owner-proof-field.tsx'
import { isCodeWrong, isFactorNeeded, useDisableTwoFactor, useGenerateBackupCodes } from './two-factor.queries.ts'
import { twoFactorText } from './two-factor.text.ts'

const text = twoFactorText.enabled

type TwoFactorEnabledProps = {
  user: CurrentUser
  passwordField: RefObject<HTMLInputElement | null>
  onCodes: (codes: BackupCodes) => void
  onDisabled: () => void
}

export function TwoFactorEnabled({ user, passwordField, onCodes, onDisabled }: TwoFactorEnabledProps) {
  const [password, setPassword] = useState('')
  /** Undefined until the server has asked for it. */
  const [code, setCode] = useState<string>()
  const isEmpty = password === '' || code === ''

  const disabling = useDisableTwoFactor(onDisabled)
  const generating = useGenerateBackupCodes(onCodes)
  const isPending = disabling.isPending || generating.isPending
  const proofKind = user.hasPassword === false ? 'code' : 'password'
  const error = disabling.error ?? generating.error
  const isAboutCode = isFactorNeeded(error) || isCodeWrong(error)
  const failure =
    !isAboutCode &&
    ((disabling.isError && text.disableFailed[proofKind]) || (generating.isError && text.generateFailed[proofKind]))
  const onError = (refusal: unknown) => {
    if (!isFactorNeeded(refusal) && !isCodeWrong(refusal)) return passwordField.current?.focus()
    setCode('')
  }
  const proof = () => ({ ...proofOf(user, password), ...(code && { code }) })

  const disable = () => {
    generating.reset()
    disabling.mutate(proof(), { onError })
  }
  const generate = () => {
    disabling.reset()
    generating.mutate(proof(), { onError })
  }

  return (
    <form
      className="security-body"
      noValidate
      onSubmit={(event) => {
        // The password is for both buttons, so Enter must not press one of them.
        event.preventDefault()
      }}
    >
      <Notice tone="success" title={text.title} />
      {user.backupCodesLeft !== undefined && <CodesLeft count={user.backupCodesLeft} />}
      <OwnerProofField
        user={user}
        ref={passwordField}
        hint={text.hint}
        error={failure}
        value={password}
        onValueChange={setPassword}
      />
      {code !== undefined && (
        <FactorField value={code} onValueChange={setCode} error={isCodeWrong(error) && error?.message} />
      )}
      <div className="security-actions">
        <Button variant="danger" disabled={isEmpty} pending={isPending} onClick={() => disable()}>
          {text.disable}
        </Button>
        <Button variant="secondary" disabled={isEmpty} pending={isPending} onClick={() => generate()}>
          {text.generate}
        </Button>
      </div>
    </form>
  )
}

/** With this many codes left or fewer, it is time for new ones. */
const few = 2
const generated = 10

const marks = {
  count: (count: string) => <strong className="numerals">{count}</strong>,
}

const CodesLeft = ({ count }: { count: number }) => (
  <div className="backup-codes-left">
    <p>{withMarked(text.codesLeft(count, generated), marks)}</p>
    <StoneRow filled={count} of={generated} />
    {count <= few && <p>{text.fewLeft}</p>}
  </div>
)
