import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { addressOf, isChosen, isSame, offeredRanges, type Range, rangeAt, rangeInWords } from './compare.rules.ts'
import { compareText as text } from './compare.text.ts'

type RangeFieldProps = { label: string; range: Range; today: string; onChange: (range: Range) => void }

/** One of the usual ranges, or two custom dates. */
export function RangeField({ label, range, today, onChange }: RangeFieldProps) {
  const offered = offeredRanges(today)
  const isOffered = offered.some((other) => isSame(other, range))
  const [isOwn, setIsOwn] = useState(!isOffered)
  const choose = (address: string) => {
    const chosen = rangeAt(address)
    setIsOwn(!chosen)
    if (chosen) onChange(chosen)
  }
  return (
    <div className="range-field">
      <Field label={label}>
        <Select value={isOwn || !isOffered ? '' : addressOf(range)} onChange={({ target }) => choose(target.value)}>
          {offered.map((other) => (
            <option key={addressOf(other)} value={addressOf(other)}>
              {rangeInWords(other, today)}
            </option>
          ))}
          <option value="">{text.own}</option>
        </Select>
      </Field>
      {(isOwn || !isOffered) && <OwnDates label={label} range={range} onChange={onChange} />}
    </div>
  )
}

/** Typed dates are used once they make a range. Until then the last range stays. */
function OwnDates({ label, range, onChange }: Pick<RangeFieldProps, 'label' | 'range' | 'onChange'>) {
  const [typed, setTyped] = useState(range)
  const change = (changes: Partial<Range>) => {
    const dates = { ...typed, ...changes }
    setTyped(dates)
    if (isChosen(dates)) onChange(dates)
  }
  const isWrong = Boolean(typed.from && typed.to) && !isChosen(typed)
  return (
    <fieldset className="range-field-dates">
      <legend className="sr-only">{label}</legend>
      <Field label={text.from}>
        <TextInput type="date" value={typed.from} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label={text.to} error={isWrong && text.wrong}>
        <TextInput type="date" value={typed.to} onChange={({ target }) => change({ to: target.value })} />
      </Field>
    </fieldset>
  )
}
