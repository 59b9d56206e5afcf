import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { ownSitText as text } from './own-sit.text.ts'

type StepperProps = {
  /** Names the number, such as "Walking, minutes". */
  label: string
  value: number
  min: number
  max: number
  /** From here on a step is five, so that an hour takes few taps. */
  fivesFrom?: number
  onChange: (value: number) => void
}

/** A whole number, by taps or typed. A number that's out of range is ignored. */
export function Stepper({ label, value, min, max, fivesFrom = Infinity, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = (number: number) => Number.isInteger(number) && number >= min && number <= max
  const go = (by: 1 | -1) => {
    const step = value + by > fivesFrom ? 5 : 1
    onChange(Math.min(Math.max(value + by * step, min), max))
  }
  const type = (words: string) => {
    setTyped(words)
    if (words !== '' && isValid(Number(words))) onChange(Number(words))
  }
  return (
    <div className="stepper">
      <IconButton label={text.less(label)} disabled={value <= min} onClick={() => go(-1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        className="input"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={typed !== null && !isValid(Number(typed || NaN))}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <IconButton label={text.more(label)} disabled={value >= max} onClick={() => go(1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  )
}
