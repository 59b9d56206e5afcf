import type { SharedPage } from '@sadhana/contract'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useRevokePage } from './sharing.queries.ts'
import { sharingText as text } from './sharing.text.ts'

type RevokeDialogProps = {
  page: SharedPage
  onClose: () => void
  onRevoked?: () => void
  /** Moves the focus, because the button that opened this dialog is gone once the page is revoked. */
  onReturnFocus?: () => void
}

export function RevokeDialog({ page, onClose, onRevoked, onReturnFocus }: RevokeDialogProps) {
  const { mutate: revoke, isPending } = useRevokePage(() => {
    onClose()
    onRevoked?.()
  })
  return (
    <ConfirmDialog
      title={text.revokeTitle}
      text={text.revokeText}
      action={text.revoke}
      cancel={text.keep}
      pending={isPending}
      onConfirm={() => revoke(page)}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    />
  )
}
