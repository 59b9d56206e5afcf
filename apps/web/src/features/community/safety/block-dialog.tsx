import type { Person } from '@sadhana/contract'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useBlock } from '../data/safety.queries.ts'
import { safetyText as text } from '../data/safety.text.ts'

type BlockDialogProps = {
  person: Person
  onReturnFocus: () => void
  onClose: () => void
  onBlocked: (() => void) | undefined
}

export function BlockDialog({ person, onReturnFocus, onClose, onBlocked }: BlockDialogProps) {
  const { mutate: block, isPending } = useBlock(person, () => {
    onClose()
    onBlocked?.()
  })
  return (
    <ConfirmDialog
      title={text.blockTitle(person.displayName)}
      text={text.blockText}
      action={text.block}
      pending={isPending}
      onConfirm={() => block()}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    />
  )
}
