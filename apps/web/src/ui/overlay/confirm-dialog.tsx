import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions } from './dialog.tsx'

type ConfirmDialogProps = {
  open?: boolean
  title: string
  text: string
  /** The label of the confirming button. */
  action: string
  cancel?: string
  /** True while the confirmed action runs. */
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
  /** Returns the focus, in case the element that had it is gone by then. */
  onReturnFocus?: (() => void) | undefined
  /** Shown between the text and the buttons. */
  children?: ReactNode
}

/** Asks before an action that is hard to undo. */
export const ConfirmDialog = ({ open = true, title, text, onClose, onReturnFocus, ...rest }: ConfirmDialogProps) => (
  <Dialog open={open} onOpenChange={onClose} onReturnFocus={onReturnFocus} title={title} description={text}>
    {rest.children}
    <DialogActions>
      <Button variant="danger" pending={rest.pending ?? false} onClick={rest.onConfirm}>
        {rest.action}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {rest.cancel ?? commonText.cancel}
      </Button>
    </DialogActions>
  </Dialog>
)
