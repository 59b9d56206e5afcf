import { ApiError, type CurrentUser, type OwnerProof } from '@sadhana/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { FactorField } from './factor-field.tsx'
import { OwnerProofField, proofOf } from './owner-proof-field.tsx'
import { ownerProofText } from './owner-proof.text.ts'

const text = ownerProofText.dialog

type OwnerProofDialogProps = {
  user: CurrentUser
  isPending: boolean
  /** The latest refusal. Those that aren't about the proof are shown elsewhere. */
  error: Error | null
  onProof: (proof: OwnerProof) => void
  onClose: () => void
  onReturnFocus?: () => void
}

/** Asks for the missing proof. The member's change then continues by itself. */
export function OwnerProofDialog({ user, isPending, error, onProof, onClose, onReturnFocus }: OwnerProofDialogProps) {
  const [typed, setTyped] = useState('')
  /** Undefined until the server has asked for it. */
  const [code, setCode] = useState<string>()
  const refusal = error instanceof ApiError ? error.code : undefined
  if (refusal === 'security.factor_needed' && code === undefined) setCode('')
  const isEmpty = typed === '' || code === ''
  const isCodeWrong = refusal === 'security.code_invalid'
  const isProofWrong = refusal === 'account.password_wrong' || (isCodeWrong && code === undefined)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={text.title}
      description={user.hasPassword === false ? text.code : text.password}
      icon={
        <Stone size="lg" shape="b">
          <Lock aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        <form
          className="security-body"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isEmpty) onProof({ ...proofOf(user, typed), ...(code && { code }) })
          }}
        >
          <OwnerProofField
            user={user}
            value={typed}
            onValueChange={setTyped}
            error={isProofWrong && error?.message}
            onProven={() => onProof({})}
          />
          {code !== undefined && (
            <FactorField value={code} onValueChange={setCode} error={isCodeWrong && error?.message} />
          )}
          <Button type="submit" size="lg" block disabled={isEmpty} pending={isPending}>
            {text.submit}
          </Button>
          <Button variant="quiet" block onClick={onClose}>
            {commonText.cancel}
          </Button>
          <p className="text-muted text-sm">{text.why}</p>
        </form>
      </DialogBody>
    </Dialog>
  )
}
