import { practiceNotesMaxLength, type Visibility } from '@sadhana/contract'
import { NotebookPen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { wholeNumber } from '#intl/intl.rules.ts'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import type { PracticeFormApi } from './practice-values.ts'

type NotesFoldProps = {
  form: PracticeFormApi
  visibility: Visibility | undefined
  open?: boolean
  /** Shown beside the notes once they are opened. */
  children?: ReactNode
}

export function NotesFold({
  form: { register, control, formState },
  visibility,
  open = false,
  children,
}: NotesFoldProps) {
  const [notes, tags, sharesNotes] = useWatch({ control, name: ['notes', 'tags', 'shareNotes'] })
  const [wasOpened, setOpened] = useState(false)
  const error = formState.errors.notes?.message
  const isShared = sharesNotes && visibility !== undefined && visibility !== 'private'
  return (
    <Fold
      icon={<NotebookPen aria-hidden="true" />}
      title="Practice Notes"
      note={notes || tags.join(', ') || (isShared ? 'Optional' : 'Optional, and only yours')}
      open={open || error !== undefined}
      onOpen={() => setOpened(true)}
    >
      <Field
        className="practice-notes"
        label="Practice Notes"
        hint={`${wholeNumber(notes.length)} of ${wholeNumber(practiceNotesMaxLength)} characters`}
        error={error}
      >
        <Textarea rows={3} placeholder="What did you notice?" {...register('notes')} />
      </Field>
      {(open || wasOpened) && children}
    </Fold>
  )
}
