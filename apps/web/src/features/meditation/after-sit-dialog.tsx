import { afterFeelings, type AfterFeeling } from '@sadhana/contract'
import { useState, type ReactNode } from 'react'
import { limbNames } from '#lib/limb-names.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/dialog.tsx'
import type { LastSit } from './room.ts'
import { minutesInWords } from './timer.rules.ts'

type AfterSitDialogProps = {
  lastSit: LastSit | null
  /** What else there is to say about a sit that the server has. */
  renderCompany: (savedAs: string) => ReactNode
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

/** A word of arrival, and a question that needs no answer. */
export function AfterSitDialog({ lastSit, renderCompany, onFeel, onClose }: AfterSitDialogProps) {
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
          <output className="sit-company">{lastSit?.savedAs && renderCompany(lastSit.savedAs)}</output>
        )}
        <fieldset className="sit-feelings">
          <legend>
            How do you feel now? <span className="text-muted">optional</span>
          </legend>
          {afterFeelings.map((id) => (
            <label key={id} className="sit-feeling">
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

function wordsOf({ body, state }: LastSit): string {
  if (state === 'saving') return 'Saving...'
  if (state === 'waiting') return 'Kept on this device, and sent when the connection is back.'
  return `Saved in your practice log as ${limbNames[body.limbType ?? 'dhyana']}.`
}
