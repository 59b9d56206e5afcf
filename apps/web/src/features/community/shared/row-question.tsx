import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'

type RowQuestionProps = {
  title: string
  text: string
  /** The button that answers yes. */
  label: string
  onYes: () => void
  onClose: () => void
  onReturnFocus: () => void
}

/** Asks before a row is settled. Few rows do, so its code comes with the question. */
export function RowQuestion({ title, text, label, onYes, onClose, onReturnFocus }: RowQuestionProps) {
  return (
    <Dialog open onOpenChange={onClose} onReturnFocus={onReturnFocus} title={title} description={text}>
      <DialogActions>
        <Button variant="danger" onClick={onYes}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
