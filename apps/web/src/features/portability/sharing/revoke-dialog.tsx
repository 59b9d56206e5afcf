import type { SharedPage } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
import { useRevokePage } from './sharing.queries.ts'
import { sharingText as text } from './sharing.text.ts'

type RevokeDialogProps = {
  page: SharedPage
  onClose: () => void
  onRevoked?: () => void
  /** Where the focus goes, because the button that opened this is gone once the page is revoked. */
  onReturnFocus?: () => void
}

export function RevokeDialog({ page, onClose, onRevoked, onReturnFocus }: RevokeDialogProps) {
  const { mutate: revoke, isPending } = useRevokePage(() => {
    onClose()
    onRevoked?.()
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={onReturnFocus}
      title={text.revokeTitle}
      description={text.revokeText}
    >
      <DialogActions>
        <Button variant="danger" pending={isPending} onClick={() => revoke(page)}>
          {text.revoke}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {text.keep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
