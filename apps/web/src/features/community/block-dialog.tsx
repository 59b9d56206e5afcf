import type { Person } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { block } from './safety.ts'

type BlockDialogProps = {
  person: Person
  onReturnFocus: () => void
  onClose: () => void
  onBlocked: (() => void) | undefined
}

export function BlockDialog({ person, onReturnFocus, onClose, onBlocked }: BlockDialogProps) {
  const blocking = useMutation({
    mutationFn: () => block(person),
    onSuccess: () => {
      onClose()
      onBlocked?.()
      toast({
        title: `${person.displayName} is blocked`,
        text: 'You can change your mind in your privacy settings.',
        tone: 'success',
      })
    },
    onError: () => toast({ title: 'Failed to block. Please try again.', tone: 'error' }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={`Block ${person.displayName}?`}
      description="You will not see each other any more, and neither of you follows the other from then on. They are not told."
    >
      <DialogActions>
        <Button variant="danger" pending={blocking.isPending} onClick={() => blocking.mutate()}>
          Block
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
