import { afterFeelings, type AfterFeeling } from '@sadhana/contract'
import { useState, type ReactNode } from 'react'
import { minutesInWords } from '#lib/intl/intl.rules.ts'
import { limbNames } from '#lib/practice/limb-names.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import type { LastSit } from '../controller.ts'

type AfterSitDialogProps = {
  lastSit: LastSit | null
  /** Says who practised at the same time, once the server has the sit. */
  renderAlongside: (savedAs: string) => ReactNode
  onFeel: (feeling: AfterFeeling) => void
  onClose: () => void
}

const feelingNames: Record<AfterFeeling, string> = {
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  energized: 'Energized',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
}

/** Says how long you sat, and asks how you feel, which is optional. */
export function AfterSitDialog({ lastSit, renderAlongside, onFeel, onClose }: AfterSitDialogProps) {
  const [feeling, setFeeling] = useState<AfterFeeling>()
  const done = () => {
    if (feeling) onFeel(feeling)
    setFeeling(undefined)
    onClose()
  }
  return (
    <Dialog
      open={lastSit !== null}
      onOpenChange={(stays) => !stays && done()}
      title={lastSit ? `You sat for ${minutesInWords(lastSit.body.duration)}` : ''}
      description={lastSit && <output>{wordsOf(lastSit)}</output>}
    >
      <DialogBody>
        {lastSit?.state !== 'waiting' && (
          <output className="after-sit-dialog-alongside">{lastSit?.savedAs && renderAlongside(lastSit.savedAs)}</output>
        )}
        <fieldset className="after-sit-dialog-feelings">
          <legend>
            How do you feel now? <span className="text-muted">optional</span>
          </legend>
          {afterFeelings.map((id) => (
            <label key={id} className="after-sit-dialog-feeling">
              <input type="radio" name="feeling" checked={feeling === id} onChange={() => setFeeling(id)} />
              {feelingNames[id]}
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogActions>
        <Button onClick={done}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}

function wordsOf({ body, state }: LastSit): ReactNode {
  if (state === 'saving') return 'Saving...'
  if (state === 'waiting') return 'Saved on this device. We’ll add it to your log when you’re back online.'
  // Plain text: a live region with parts of its own would be read out part by part.
  return `Saved to your practice log as ${limbNames[body.limbType ?? 'dhyana']}.`
}
