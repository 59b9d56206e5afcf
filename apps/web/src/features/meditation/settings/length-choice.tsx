import { meditationMinutes } from '@sadhana/contract'
import { useState, type ReactNode } from 'react'
import { minutesInWords } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { clockText, elapsedMs, lengthMs, type Sit } from '../timer/timer.rules.ts'
import { customMinutes } from './settings.rules.ts'

type LengthChoiceProps = {
  /** Null for an open-ended sit. */
  minutes: number | null
  /** True if the sit is already longer than this many minutes. */
  isOver: (minutes: number | null) => boolean
  onChange: (minutes: number | null) => void
  /** Shown beside the last length. */
  children?: ReactNode
}

const isQuick = (minutes: number | null) =>
  minutes === null || (meditationMinutes.quick as readonly number[]).includes(minutes)

export function LengthChoice({ minutes, isOver, onChange, children }: LengthChoiceProps) {
  const [isCustom, setCustom] = useState(!isQuick(minutes))
  const [text, setText] = useState(isQuick(minutes) ? '' : String(minutes))

  const choose = (length: number | null) => {
    setCustom(false)
    onChange(length)
  }

  const type = (typed: string) => {
    setText(typed)
    const valid = customMinutes(typed)
    if (valid !== undefined && !isOver(valid)) onChange(valid)
  }

  return (
    <section aria-labelledby="length-title">
      <div className="choice-head">
        <h2 className="panel-title" id="length-title">
          Length
        </h2>
        <span>minutes</span>
      </div>
      <fieldset className="length-choice-options" aria-label="Minutes">
        {meditationMinutes.quick.map((quick) => (
          <LengthButton
            key={quick}
            chosen={!isCustom && minutes === quick}
            disabled={isOver(quick)}
            onClick={() => choose(quick)}
          >
            {quick}
          </LengthButton>
        ))}
        <LengthButton chosen={isCustom} onClick={() => setCustom(true)} label="Other length, from 1 to 180 minutes">
          Other
        </LengthButton>
        <LengthButton
          chosen={!isCustom && minutes === null}
          className="length-choice-open"
          onClick={() => choose(null)}
          label="Open-ended, until you stop"
        >
          Open-ended
        </LengthButton>
        {children}
      </fieldset>
      {isCustom && (
        <Field className="length-choice-custom" label="Custom minutes" error={ignored(text, minutes, isOver)}>
          <TextInput
            type="number"
            inputMode="numeric"
            placeholder="1 to 180"
            min={meditationMinutes.min}
            max={meditationMinutes.max}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
    </section>
  )
}

/** Why the typed length is ignored; undefined if it's valid or empty. */
function ignored(text: string, minutes: number | null, isOver: LengthChoiceProps['isOver']): string | undefined {
  const typed = customMinutes(text)
  if (text === '' || (typed !== undefined && !isOver(typed))) return undefined
  if (typed !== undefined) return `You’ve already sat for ${minutesInWords(typed)} or more.`
  const stays = minutes === null ? 'stays open-ended' : `stays at ${minutesInWords(minutes)}`
  return `Please enter whole minutes, from 1 to 180. Your sit ${stays}.`
}

type LengthButtonProps = {
  chosen: boolean
  disabled?: boolean
  label?: string
  className?: string
  onClick: () => void
  children: ReactNode
}

const LengthButton = ({ chosen, label, className, ...rest }: LengthButtonProps) => (
  <button
    type="button"
    className={classNames('length-choice-button', className)}
    aria-pressed={chosen}
    aria-label={label}
    {...rest}
  />
)

/** Shown in a pause: what a new length means for the minutes sat. */
export function LengthNote({ sit }: { sit: Sit }) {
  const [before] = useState(sit.minutes)
  const sat = Math.floor(elapsedMs(sit, sit.pausedAt ?? sit.startsAt) / 1000) * 1000
  return <p className="length-note">{wordsOf(sit, sat, before)}</p>
}

function wordsOf(sit: Sit, sat: number, before: number | null): string {
  if (sit.minutes === before)
    return `You’ve sat for ${clockText(sat)}. Change the length, and that time stays; the end moves.`
  if (sit.minutes === null) return `Open-ended now. The ${clockText(sat)} you’ve sat stays.`
  return `${minutesInWords(sit.minutes)} now, ${clockText(lengthMs(sit) - sat)} to go. The ${clockText(sat)} you’ve sat stays.`
}
