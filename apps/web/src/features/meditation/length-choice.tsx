import { meditationMinutes } from '@sadhana/contract'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { customMinutes } from './settings.rules.ts'
import { minutesInWords } from './timer.rules.ts'

type LengthChoiceProps = {
  /** Null for a sit without an end. */
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
    <section className="sit-side sit-lengths-side" aria-labelledby="sit-length">
      <h2 className="panel-title" id="sit-length">
        Length
      </h2>
      <fieldset className="sit-lengths" aria-label="Minutes">
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
          label="Other length, 1 to 180 minutes"
        >
          Other
        </LengthButton>
        <LengthButton
          chosen={!isCustom && minutes === null}
          disabled={disabled}
          onClick={() => choose(null)}
          label="No end, until you stop"
        >
          No end
        </LengthButton>
      </fieldset>
      {isCustom && (
        <Field className="sit-custom" label="Custom minutes" error={ignored(text, minutes)}>
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
      <p className="sit-note">Minutes. You can change the length once you pause.</p>
    </section>
  )
}

/** Why what was typed changes nothing; undefined while it counts, or while nothing is typed. */
function ignored(text: string, minutes: number | null): string | undefined {
  if (text === '' || customMinutes(text) !== undefined) return undefined
  const stays = minutes === null ? 'has no end' : `stays at ${minutesInWords(minutes)}`
  return `Whole minutes from 1 to 180, please. The sit ${stays}.`
}

type LengthButtonProps = {
  chosen: boolean
  disabled: boolean
  label?: string
  onClick: () => void
  children: React.ReactNode
}

const LengthButton = ({ chosen, label, ...rest }: LengthButtonProps) => (
  <button type="button" className="sit-length" aria-pressed={chosen} aria-label={label} {...rest} />
)
