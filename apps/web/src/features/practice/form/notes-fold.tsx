import { practiceNotesMaxLength, type Visibility } from '@sadhana/contract'
import { NotebookPen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { practiceFormText } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

const text = practiceFormText.notes

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
      title={text.label}
      note={notes || tags.join(', ') || (isShared ? text.optional : text.optionalAndYours)}
      open={open || error !== undefined}
      onOpen={() => setOpened(true)}
    >
      <Field
        className="practice-notes"
        label={text.label}
        hint={text.length(notes.length, practiceNotesMaxLength)}
        error={error}
      >
        <Textarea rows={3} placeholder={text.hint} {...register('notes')} />
      </Field>
      {(open || wasOpened) && children}
    </Fold>
  )
}
