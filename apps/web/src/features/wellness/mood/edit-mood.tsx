import type { MoodEntry } from '@sadhana/contract'
import { useState, type FormEvent } from 'react'
import { toast } from '#ui/overlay/toast-store.ts'
import { EditEntryDialog } from '../shared/edit-entry-dialog.tsx'
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
    // An energy that was never entered stays empty unless the slider is moved.
    const energyChange = energy === entry.energy ? {} : { energy }
    mutate(
      { entry, mood, notes: notes.trim(), ...energyChange },
      {
        onSuccess: () => {
          toast({ title: entryText.changed, tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <EditEntryDialog
      title={moodText.editTitle}
      failed={isError && moodText.failed}
      isPending={isPending}
      onSave={save}
      onClose={onClose}
    >
      <MoodFields values={values} error={undefined} onChange={(changed) => setValues({ ...values, ...changed })} />
    </EditEntryDialog>
  )
}
