import { useId, type ReactNode } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { Slider } from './slider.tsx'

type RatingFieldProps = {
  label: ReactNode
  value: number
  onValueChange: (value: number) => void
  /** The meaning of the lowest and the highest value. */
  ends: readonly [low: string, high: string]
  min?: number
  max?: number
}

/** A labelled scale with the chosen number in large type. */
export function RatingField({ label, value, onValueChange, ends: [low, high], min = 1, max = 10 }: RatingFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="rating-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <output className="rating-value" htmlFor={id}>
          {value}
          <span className="rating-limit"> / {max}</span>
        </output>
      </div>
      <Slider
        id={id}
        value={value}
        min={min}
        max={max}
        onValueChange={onValueChange}
        aria-valuetext={uiText.rating(value, max)}
      />
      <div className="rating-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  )
}
