import type { Person } from '@sadhana/contract'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useBlock } from '../data/safety.queries.ts'

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
      title={`Block ${person.displayName}?`}
      text="You won’t see each other, and you’ll stop following each other. We won’t tell them."
      action="Block"
      pending={isPending}
      onConfirm={() => block()}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    />
  )
}
