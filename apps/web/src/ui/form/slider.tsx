import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from './field-context.ts'

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange'> & {
  value: number
  min: number
  max: number
  onValueChange: (value: number) => void
}

/** A native range input with a stone as its thumb. Outside of a field it needs an `aria-label`. */
export const Slider = ({ value, min, max, onValueChange, className, ...rest }: SliderProps) => (
  <input
    type="range"
    className={classNames('slider', className)}
    style={filledUpTo(value, min, max)}
    {...useFieldControl()}
    {...rest}
    value={value}
    min={min}
    max={max}
    onChange={(event) => onValueChange(event.target.valueAsNumber)}
  />
)

const filledUpTo = (value: number, min: number, max: number) =>
  ({ '--filled': `${((value - min) / (max - min)) * 100}%` }) as CSSProperties
