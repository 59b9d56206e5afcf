import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ChoiceTile } from './choice.tsx'

type SegmentedProps<Value extends string> = {
  /** Names the choice for people who can't see where it is on the page. */
  label: string
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  /** Undefined until it is known. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  className?: string
}

/**
 * Two or three views of one thing. Native radios, so that the arrow keys move between them and Tab leaves the group.
 */
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
