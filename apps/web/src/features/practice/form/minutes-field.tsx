import { practiceMinutes } from '@sadhana/contract'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { nextMinutes } from './minutes.rules.ts'
import { practiceFormText } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

const text = practiceFormText.minutes
const offered = [10, 15, 20, 30, 45, 60]

/** An empty input counts as 0 minutes. */
const minutes = { setValueAs: (value: string | number) => (value === '' ? 0 : Number(value)) }

/** Chips for common lengths, buttons for steps of five, and a field for any number. */
export function MinutesField({ form: { register, control, formState, setValue } }: { form: PracticeFormApi }) {
  const name = useId()
  const duration = useWatch({ control, name: 'duration' })
  const choose = (value: number) =>
    setValue('duration', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const step = (by: 1 | -1) => choose(nextMinutes(duration || 0, by))
  return (
    <Field className="minutes-field" label={text.label} error={formState.errors.duration?.message}>
      <div className="minutes-row">
        <div className="minutes-chips" role="radiogroup" aria-label={text.common}>
          {offered.map((value) => (
            <ChoiceTile
              key={value}
              className="minutes-chip"
              name={name}
              value={value}
              checked={duration === value}
              onChange={() => choose(value)}
            >
              <span>{value}</span>
            </ChoiceTile>
          ))}
        </div>
        <div className="minutes-stepper">
          <IconButton label={text.less} onClick={() => step(-1)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <TextInput
            type="number"
            inputMode="numeric"
            placeholder="–"
            aria-required
            {...practiceMinutes}
            {...register('duration', minutes)}
          />
          <IconButton label={text.more} onClick={() => step(1)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </Field>
  )
}
