import type { MoodEntry } from '@sadhana/contract'
import { useState, type FormEvent } from 'react'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { entryText } from '../shared/entry.text.ts'
import { useEditMood } from '../shared/wellness.queries.ts'
import { MoodFields, type MoodValues } from './mood-fields.tsx'
import { moodText } from './mood.text.ts'

export function EditMood({ entry, onClose }: { entry: MoodEntry; onClose: () => void }) {
  const [values, setValues] = useState<MoodValues>({ ...entry, notes: entry.notes ?? '' })
  const { isPending, isError, mutate } = useEditMood()

  const save = (event: FormEvent) => {
    event.preventDefault()
    const { mood = entry.mood, energy, notes } = values
    // An energy that was never given stays so unless it is moved.
    const energyChange = energy === entry.energy ? {} : { energy }
    mutate(
      { id: entry.id, mood, notes: notes.trim(), ...energyChange },
      {
        onSuccess: () => {
          toast({ title: entryText.changed, tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog open onOpenChange={onClose} title={moodText.editTitle} wide>
      <DialogBody>
        <form id="edit-mood" className="entry-form" noValidate onSubmit={save}>
          <MoodFields values={values} error={undefined} onChange={(changed) => setValues({ ...values, ...changed })} />
          {isError && (
            <Notice tone="error" title={moodText.failed}>
              {entryText.failedHint}
            </Notice>
          )}
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form="edit-mood" pending={isPending}>
          {isPending ? entryText.saving : entryText.saveChanges}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
