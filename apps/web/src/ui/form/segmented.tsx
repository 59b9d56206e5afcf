import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChoiceTile } from './choice.tsx'

type SegmentedProps<Value extends string> = {
  /** Names the choice for people who can't see its place on the page. */
  label: string
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  /** Undefined while it is not known yet. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  className?: string
}

/** Two or three views of one thing. Native radios: arrow keys choose, Tab passes by. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classNames('segmented', className)}>
      {options.map((option) => (
        <ChoiceTile
          key={option.value}
          className="segment"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onValueChange(option.value)}
        >
          {option.label}
        </ChoiceTile>
      ))}
    </div>
  )
}
