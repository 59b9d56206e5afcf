import './check-in.css'
import { localMoment, moods, type MoodEntry, wellnessScale } from '@sadhana/contract'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { moodLabels } from '#intl/feelings.text.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { checkInText as text } from './check-in.text.ts'
import { HelpLine } from './shared/help-line.tsx'
import { useEditMood, useLogMood, useRemoveEntry } from './shared/wellness.queries.ts'

/** For home: one tap on a stone saves the mood. Energy and notes can be added, and Undo deletes it. */
export function CheckIn() {
  const [saved, setSaved] = useState<MoodEntry & { offersHelp: boolean }>()
  const logging = useLogMood()
  const title = useRef<HTMLHeadingElement>(null)
  /** Saving a mood removes the stone that had the focus, and undoing removes the saved mood. */
  const show = (entry: typeof saved) => {
    flushSync(() => setSaved(entry))
    title.current?.focus()
  }

  return (
    <Panel className="check-in" aria-labelledby="check-in">
      <header className="check-in-head">
        <h2 id="check-in" className={saved ? 'panel-title' : 'check-in-ask'} ref={title} tabIndex={-1}>
          {saved ? text.saved(moodLabels[saved.mood], timeOf(saved)) : text.ask}
        </h2>
        {!saved && <span className="check-in-hint">{text.hint}</span>}
        {saved && <Undo entry={saved} onDone={() => show(undefined)} />}
      </header>
      {saved ? (
        <SavedCheckIn key={saved.id} entry={saved} onChange={setSaved} onAgain={() => show(undefined)} />
      ) : (
        <div className="check-in-moods">
          {moods.map((mood) => (
            <button
              key={mood}
              type="button"
              className={`check-in-mood tone-${mood}`}
              aria-disabled={logging.isPending || undefined}
              onClick={() => !logging.isPending && logging.mutate({ mood, energyGiven: false }, { onSuccess: show })}
            >
              <span className="check-in-stone">
                <MoodSymbol mood={mood} size={28} />
              </span>
              {moodLabels[mood]}
            </button>
          ))}
        </div>
      )}
      {logging.isError && !saved && (
        <Notice className="mt-4" tone="error" title={text.failed}>
          {text.failedHint}
        </Notice>
      )}
    </Panel>
  )
}

const timeOf = ({ createdAt }: MoodEntry) => localMoment(new Date(createdAt), memberCalendar().zone).time

function Undo({ entry, onDone }: { entry: MoodEntry; onDone: () => void }) {
  const { isPending, mutate } = useRemoveEntry('moods', onDone)
  return (
    <Button variant="quiet" pending={isPending} onClick={() => mutate(entry)}>
      {commonText.undo}
    </Button>
  )
}

type SavedCheckInProps = {
  entry: MoodEntry & { offersHelp: boolean }
  onChange: (entry: MoodEntry & { offersHelp: boolean }) => void
  onAgain: () => void
}

const levels = Array.from({ length: wellnessScale.max }, (_, index) => index + wellnessScale.min)

function SavedCheckIn({ entry, onChange, onAgain }: SavedCheckInProps) {
  const editing = useEditMood()
  const change = (changed: { energy: number } | { notes: string }) =>
    editing.mutate(
      { entry, ...changed },
      {
        onSuccess: (edited) => onChange({ ...edited, offersHelp: entry.offersHelp }),
        onError: (error) => failureToast(error, { text: text.changeFailed }),
      },
    )
  return (
    <>
      <fieldset>
        <legend className="text-sm text-muted">{text.energyHint}</legend>
        <div className="check-in-levels">
          {levels.map((level) => (
            <ChoiceTile
              key={level}
              className="check-in-level"
              name="check-in-energy"
              aria-label={text.energy(level)}
              checked={entry.energyGiven && entry.energy === level}
              onChange={() => change({ energy: level })}
            >
              <span aria-hidden="true">{level}</span>
            </ChoiceTile>
          ))}
        </div>
        <div className="check-in-ends" aria-hidden="true">
          <span>{text.low}</span>
          <span>{text.high}</span>
        </div>
      </fieldset>
      <Notes saved={entry.notes} onSave={(notes) => change({ notes })} onAgain={onAgain} />
      {entry.offersHelp && <HelpLine onDismiss={() => onChange({ ...entry, offersHelp: false })} />}
    </>
  )
}

type NotesProps = { saved: string | null; onSave: (notes: string) => void; onAgain: () => void }

function Notes({ saved, onSave, onAgain }: NotesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [notes, setNotes] = useState('')
  const notesField = useRef<HTMLTextAreaElement>(null)
  const openNotes = () => {
    flushSync(() => setIsOpen(true))
    notesField.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(notes)
  }
  if (!isOpen) {
    return (
      <div className="check-in-more">
        <Button variant="quiet" onClick={openNotes}>
          {text.addNotes}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    )
  }
  return (
    <form className="check-in-notes" onSubmit={save}>
      <Field label={text.notes} note={text.notesHint}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          ref={notesField}
        />
      </Field>
      <div className="check-in-more">
        <Button type="submit" variant="secondary">
          {text.saveNotes}
        </Button>
        <output className="text-sm text-muted">{saved !== null && saved === notes.trim() && text.notesSaved}</output>
      </div>
    </form>
  )
}
