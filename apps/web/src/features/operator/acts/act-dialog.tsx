import type { OwnerProof } from '@sadhana/contract'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { operatorText } from '../shared/operator.text.ts'
import { Failure, ProofField, ReasonField } from './act-fields.tsx'
import { useAct } from './use-act.ts'

const text = operatorText.act

export type ReasonWithProof = { reason: string } & OwnerProof

type ActDialogProps = {
  title: string
  description: string
  /** The label of the button. */
  label: string
  done: string
  isHurting?: boolean
  reasonLabel?: string
  act: (body: ReasonWithProof) => Promise<unknown>
  onClose: () => void
  /** Further choices and their consequences. */
  children?: (reason: string) => ReactNode
}

/** Asks for a reason before anything happens to a member. */
export function ActDialog({
  title,
  description,
  label,
  done,
  isHurting,
  reasonLabel = text.reason,
  act,
  onClose,
  children,
}: ActDialogProps) {
  const [reason, setReason] = useState('')
  const { submit, isPending, proof, reasonError, failure } = useAct<ReasonWithProof>(act, { done, onDone: onClose })
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit({ reason })
        }}
      >
        <DialogBody>
          <div className="console-form">
            <ReasonField label={reasonLabel} value={reason} onChange={setReason} error={reasonError} />
            {children?.(reason)}
            <ProofField proof={proof} />
            <Failure failure={failure} />
          </div>
        </DialogBody>
        <DialogActions>
          <Button
            type="submit"
            variant={isHurting ? 'danger' : 'primary'}
            pending={isPending}
            disabled={reason.trim() === ''}
          >
            {label}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
