import type { CurrentUser, OwnerProof } from '@sadhana/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { OwnerProofField, proofOf } from './owner-proof-field.tsx'
import { ownerProofText } from './owner-proof.text.ts'

const text = ownerProofText.dialog

type OwnerProofDialogProps = {
  user: CurrentUser
  isPending: boolean
  error: string | undefined
  onProof: (proof: OwnerProof) => void
  onClose: () => void
  onReturnFocus?: () => void
}

/** Asks for the missing proof. The member's change then continues by itself. */
export function OwnerProofDialog({ user, isPending, error, onProof, onClose, onReturnFocus }: OwnerProofDialogProps) {
  const [typed, setTyped] = useState('')
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
            if (typed !== '') onProof(proofOf(user, typed))
          }}
        >
          <OwnerProofField
            user={user}
            value={typed}
            onValueChange={setTyped}
            error={error}
            onProven={() => onProof({})}
          />
          <Button type="submit" size="lg" block disabled={typed === ''} pending={isPending}>
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
