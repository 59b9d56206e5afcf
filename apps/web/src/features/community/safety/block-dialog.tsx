import type { Person } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
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
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={`Block ${person.displayName}?`}
      description="You won’t see each other, and you’ll stop following each other. We won’t tell them."
    >
      <DialogActions>
        <Button variant="danger" pending={isPending} onClick={() => block()}>
          Block
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
