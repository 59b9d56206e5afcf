import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
import { cutOffMinutes } from '../timer/finished-sit.rules.ts'
import type { Sit } from '../timer/timer.rules.ts'
import { finishText as text } from './finish.text.ts'

type CutOffDialogProps = {
  sit: Sit | null
  onSave: (minutes: number) => void
  onDiscard: () => void
}

/** The page was closed during a sit and opened after its end, so only the member knows how long they sat. */
export function CutOffDialog({ sit, onSave, onDiscard }: CutOffDialogProps) {
  const { seen, whole } = sit ? cutOffMinutes(sit) : { seen: 0, whole: 0 }
  return (
    <Dialog
      open={sit !== null}
      // Without an answer, the sit stays on this device and the next visit asks again.
      onOpenChange={() => undefined}
      title={text.cutOff.title}
      description={seen >= 1 ? text.cutOff.counted(seen) : text.cutOff.notCounted}
    >
      <DialogActions>
        {sit?.minutes !== null && (
          <Button block onClick={() => onSave(whole)}>
            {text.save(whole)}
          </Button>
        )}
        {seen >= 1 && seen < whole && (
          <Button block variant="secondary" onClick={() => onSave(seen)}>
            {text.save(seen)}
          </Button>
        )}
        <Button block variant="quiet-danger" onClick={onDiscard}>
          {text.discard}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
