import { meditationMinutes } from '@sadhana/contract'
import { useState } from 'react'
import { minutesInWords } from '#lib/intl/intl.rules.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { customMinutes } from './settings.rules.ts'

type LengthChoiceProps = {
  /** Null for an open-ended sit. */
  minutes: number | null
  disabled: boolean
  onChange: (minutes: number | null) => void
}

const isQuick = (minutes: number | null) =>
  minutes === null || (meditationMinutes.quick as readonly number[]).includes(minutes)

export function LengthChoice({ minutes, disabled, onChange }: LengthChoiceProps) {
  const [isCustom, setCustom] = useState(!isQuick(minutes))
  const [text, setText] = useState(isQuick(minutes) ? '' : String(minutes))

  const choose = (length: number | null) => {
    setCustom(false)
    onChange(length)
  }

  const type = (typed: string) => {
    setText(typed)
    const valid = customMinutes(typed)
    if (valid !== undefined) onChange(valid)
  }

  return (
    <section aria-labelledby="length-title">
      <h2 className="panel-title" id="length-title">
        Length
      </h2>
      <fieldset className="length-choice-options" aria-label="Minutes">
        {meditationMinutes.quick.map((quick) => (
          <LengthButton
            key={quick}
            chosen={!isCustom && minutes === quick}
            disabled={disabled}
            onClick={() => choose(quick)}
          >
            {quick}
          </LengthButton>
        ))}
        <LengthButton
          chosen={isCustom}
          disabled={disabled}
          onClick={() => setCustom(true)}
          label="Other length, from 1 to 180 minutes"
        >
          Other
        </LengthButton>
        <LengthButton
          chosen={!isCustom && minutes === null}
          disabled={disabled}
          onClick={() => choose(null)}
          label="Open-ended, until you stop"
        >
          Open-ended
        </LengthButton>
      </fieldset>
      {isCustom && (
        <Field className="length-choice-custom" label="Custom minutes" error={ignored(text, minutes)}>
          <TextInput
            type="number"
            inputMode="numeric"
            placeholder="1 to 180"
            min={meditationMinutes.min}
            max={meditationMinutes.max}
            disabled={disabled}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
      <p className="timer-tab-note">In minutes. To change the length of a sit, pause it first.</p>
    </section>
  )
}

/** Why the typed length is ignored; undefined if it's valid or empty. */
function ignored(text: string, minutes: number | null): string | undefined {
  if (text === '' || customMinutes(text) !== undefined) return undefined
  const stays = minutes === null ? 'stays open-ended' : `stays at ${minutesInWords(minutes)}`
  return `Please enter whole minutes, from 1 to 180. Your sit ${stays}.`
}

type LengthButtonProps = {
  chosen: boolean
  disabled: boolean
  label?: string
  onClick: () => void
  children: React.ReactNode
}

const LengthButton = ({ chosen, label, ...rest }: LengthButtonProps) => (
  <button type="button" className="length-choice-button" aria-pressed={chosen} aria-label={label} {...rest} />
)
