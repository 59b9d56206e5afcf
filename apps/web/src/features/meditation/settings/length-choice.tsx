import { meditationMinutes } from '@sadhana/contract'
import { useState, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { clockText, elapsedMs, lengthMs, type Sit } from '../timer/timer.rules.ts'
import { customMinutes } from './settings.rules.ts'
import { settingsText } from './settings.text.ts'

const words = settingsText.length

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
          {words.title}
        </h2>
        <span>{words.unit}</span>
      </div>
      <fieldset className="length-choice-options" aria-label={words.label}>
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
        <LengthButton chosen={isCustom} onClick={() => setCustom(true)} label={words.otherLabel}>
          {words.other}
        </LengthButton>
        <LengthButton
          chosen={!isCustom && minutes === null}
          className="length-choice-open"
          onClick={() => choose(null)}
          label={words.openEndedLabel}
        >
          {words.openEnded}
        </LengthButton>
        {children}
      </fieldset>
      {isCustom && (
        <Field className="length-choice-custom" label={words.custom} error={ignored(text, minutes, isOver)}>
          <TextInput
            type="number"
            inputMode="numeric"
            placeholder={words.range}
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
  if (typed !== undefined) return words.satAlready(typed)
  return minutes === null ? words.notWholeOpenEnded : words.notWhole(minutes)
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
  return <p className="length-note">{noteOf(sit, sat, before)}</p>
}

function noteOf(sit: Sit, sat: number, before: number | null): string {
  const { ask, openEnded, timed } = settingsText.newLength
  if (sit.minutes === before) return ask(clockText(sat))
  if (sit.minutes === null) return openEnded(clockText(sat))
  return timed(sit.minutes, clockText(lengthMs(sit) - sat), clockText(sat))
}
