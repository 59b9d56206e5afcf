import type { SleepEntry } from '@sadhana/contract'
import { useState, type FormEvent } from 'react'
import { toast } from '#ui/overlay/toast-store.ts'
import { EditEntryDialog } from '../shared/edit-entry-dialog.tsx'
import { entryText } from '../shared/entry.text.ts'
import { useEditSleep } from '../shared/wellness.queries.ts'
import { SleepFields, type SleepErrors, type SleepValues } from './sleep-fields.tsx'
import { clockTimesOf } from './sleep-times.rules.ts'
import { missingIn, refusedFields, sleepBody } from './sleep-values.ts'
import { sleepText } from './sleep.text.ts'

/** Times are read and written in the night's own time zone. */
export function EditSleep({ entry: night, onClose }: { entry: SleepEntry; onClose: () => void }) {
  const [values, setValues] = useState<SleepValues>({ ...night, ...clockTimesOf(night), notes: night.notes ?? '' })
  const [errors, setErrors] = useState<SleepErrors>({})
  const { isPending, isError, error, mutate } = useEditSleep()
  const isPlaced = Object.keys(refusedFields(error)).length > 0

  const save = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(values)
    setErrors(missing)
    if (missing.date) return
    mutate(
      { night, ...changeOf(night, values) },
      {
        onSuccess: () => {
          toast({ title: entryText.changed, tone: 'success' })
          onClose()
        },
        onError: (refusal) => setErrors(refusedFields(refusal)),
      },
    )
  }

  return (
    <EditEntryDialog
      title={sleepText.editTitle}
      failed={isError && !isPlaced && sleepText.failed}
      isPending={isPending}
      onSave={save}
      onClose={onClose}
    >
      <SleepFields
        values={values}
        zone={night.zone}
        errors={errors}
        onChange={(changed) => {
          setValues({ ...values, ...changed })
          setErrors({})
        }}
      />
    </EditEntryDialog>
  )
}

/** Unchanged times stay exact: in an hour that occurs twice, a clock time would mean the first. */
function changeOf(night: SleepEntry, values: SleepValues) {
  const before = clockTimesOf(night)
  const isUntouched =
    values.date === night.date && values.bedtime === before.bedtime && values.wakeTime === before.wakeTime
  if (isUntouched) return { quality: values.quality, notes: values.notes.trim() }
  return sleepBody(values, night.zone)
}
