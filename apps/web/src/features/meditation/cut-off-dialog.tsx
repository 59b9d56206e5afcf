import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/dialog.tsx'
import { cutOffMinutes } from './finished-sit.rules.ts'
import { minutesInWords, type Sit } from './timer.rules.ts'

type CutOffDialogProps = {
  sit: Sit | null
  onSave: (minutes: number) => void
  onDiscard: () => void
}

/** This page was closed during a sit and opened again after its end: only the member knows how long they sat. */
export function CutOffDialog({ sit, onSave, onDiscard }: CutOffDialogProps) {
  const { seen, whole } = sit ? cutOffMinutes(sit) : { seen: 0, whole: 0 }
  return (
    <Dialog
      open={sit !== null}
      // Closed without an answer it stays on this device, and asks again on the next visit.
      onOpenChange={() => undefined}
      title="You were sitting when this page closed"
      description={
        seen >= 1
          ? `The timer saw ${minutesInWords(seen)} of it. How long did you sit?`
          : 'Did you sit to the end nevertheless?'
      }
    >
      <DialogActions>
        {sit?.minutes !== null && (
          <Button block onClick={() => onSave(whole)}>
            Save {minutesInWords(whole)}
          </Button>
        )}
        {seen >= 1 && seen < whole && (
          <Button block variant="secondary" onClick={() => onSave(seen)}>
            Save {minutesInWords(seen)}
          </Button>
        )}
        <Button block variant="quiet-danger" onClick={onDiscard}>
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  )
}
