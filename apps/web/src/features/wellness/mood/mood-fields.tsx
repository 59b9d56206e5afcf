import { type Mood, moods, wellnessNotesMaxLength } from '@sadhana/contract'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { moodLabels } from '#intl/feelings.text.ts'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { RatingField } from '#ui/form/rating-field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { entryText } from '../shared/entry.text.ts'
import { moodText } from './mood.text.ts'

export type MoodValues = { mood: Mood | undefined; energy: number; notes: string }

type MoodFieldsProps = {
  values: MoodValues
  error: string | undefined
  onChange: (changed: Partial<MoodValues>) => void
}

export function MoodFields({ values: { mood, energy, notes }, error, onChange }: MoodFieldsProps) {
  const name = useId()
  return (
    <>
      <fieldset aria-describedby={error && `${name}-error`} aria-invalid={error ? true : undefined}>
        <legend className="mood-fields-ask">{moodText.ask}</legend>
        <div className="mood-fields-moods">
          {moods.map((one) => (
            <ChoiceTile
              key={one}
              className={`mood-fields-mood tone-${one}`}
              name={name}
              value={one}
              checked={one === mood}
              onChange={() => onChange({ mood: one })}
            >
              <span className="mood-fields-stone">
                <MoodSymbol mood={one} size={30} />
              </span>
              {moodLabels[one]}
            </ChoiceTile>
          ))}
        </div>
        {error && (
          <p className="field-error mt-3" id={`${name}-error`} role="alert">
            <TriangleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </fieldset>
      <RatingField
        label={moodText.energy}
        value={energy}
        onValueChange={(value) => onChange({ energy: value })}
        ends={[moodText.low, moodText.high]}
      />
      <Field label={entryText.notes} note={entryText.notesHint}>
        <Textarea
          rows={3}
          maxLength={wellnessNotesMaxLength}
          value={notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Field>
    </>
  )
}
