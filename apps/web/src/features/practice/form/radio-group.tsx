import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type RadioGroupProps = {
  label: string
  /** Shown after the label, such as an explanation. */
  aside?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string
  /** Native radios that share a name, so that the arrow keys move between them and Tab leaves the group. */
  children: ReactNode
}

/** A choice shown as stones or chips, with its label and its error. */
export function RadioGroup({ label, aside, error, required = false, className, children }: RadioGroupProps) {
  const id = useId()
  const hasError = Boolean(error)
  return (
    <div
      role="radiogroup"
      className={classNames('radio-group', className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={hasError ? `${id}-error` : undefined}
      aria-invalid={hasError || undefined}
      aria-required={required || undefined}
    >
      <div className="radio-group-head">
        <span className="field-label" id={`${id}-label`}>
          {label}
        </span>
        {aside}
      </div>
      {hasError && (
        <p className="field-error" id={`${id}-error`}>
          <TriangleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  )
}
