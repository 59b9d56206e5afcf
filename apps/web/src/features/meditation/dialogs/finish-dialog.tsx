import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
import { finishText as text } from './finish.text.ts'

type FinishDialogProps = {
  open: boolean
  minutesSat: number
  /** The chosen length; null for an open-ended sit. */
  minutes: number | null
  onSave: () => void
  onDiscard: () => void
  onResume: () => void
  onReturnFocus?: (() => void) | undefined
}

/** The sit is paused while this is open. */
export const FinishDialog = ({ open, minutesSat, minutes, onSave, onDiscard, ...rest }: FinishDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(stays) => !stays && rest.onResume()}
    onReturnFocus={rest.onReturnFocus}
    title={text.title}
    description={
      minutesSat < 1 ? text.tooShort : minutes === null ? text.openEnded(minutesSat) : text.timed(minutesSat, minutes)
    }
  >
    <DialogActions>
      {minutesSat >= 1 && (
        <Button block onClick={onSave}>
          {text.save(minutesSat)}
        </Button>
      )}
      <Button block variant="secondary" onClick={rest.onResume}>
        {text.resume}
      </Button>
      <Button block variant="quiet-danger" onClick={onDiscard}>
        {text.discard}
      </Button>
    </DialogActions>
  </Dialog>
)
