import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/dialog.tsx'
import { minutesInWords } from './timer.rules.ts'

type FinishDialogProps = {
  open: boolean
  minutesSat: number
  /** The length that was chosen; null for a sit without an end. */
  minutes: number | null
  onSave: () => void
  onDiscard: () => void
  onGoOn: () => void
}

/** The sit is paused while this is open. */
export const FinishDialog = ({ open, minutesSat, minutes, onSave, onDiscard, onGoOn }: FinishDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(stays) => !stays && onGoOn()}
    title="Finish here?"
    description={
      minutesSat < 1
        ? 'You sat for less than a minute, so there is nothing to save yet.'
        : minutes === null
          ? `You sat for ${minutesInWords(minutesSat)}.`
          : `You sat ${minutesSat} of ${minutesInWords(minutes)}. Every minute counts.`
    }
  >
    <DialogActions>
      {minutesSat >= 1 && (
        <Button block onClick={onSave}>
          Save {minutesInWords(minutesSat)}
        </Button>
      )}
      <Button block variant="secondary" onClick={onGoOn}>
        Keep sitting
      </Button>
      <Button block variant="quiet-danger" onClick={onDiscard}>
        Discard
      </Button>
    </DialogActions>
  </Dialog>
)
