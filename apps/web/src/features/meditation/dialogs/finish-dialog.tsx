import { minutesInWords } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'

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
    title="Finish now?"
    description={
      minutesSat < 1
        ? 'You’ve sat for less than a minute, so there’s nothing to save yet.'
        : minutes === null
          ? `You’ve sat for ${minutesInWords(minutesSat)}.`
          : `You’ve sat for ${minutesSat} of ${minutesInWords(minutes)}. Every minute counts.`
    }
  >
    <DialogActions>
      {minutesSat >= 1 && (
        <Button block onClick={onSave}>
          Save {minutesInWords(minutesSat)}
        </Button>
      )}
      <Button block variant="secondary" onClick={rest.onResume}>
        Keep sitting
      </Button>
      <Button block variant="quiet-danger" onClick={onDiscard}>
        Discard
      </Button>
    </DialogActions>
  </Dialog>
)
