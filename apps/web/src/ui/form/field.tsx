import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: ReactNode
  /** A few quiet words after the label, such as "optional". */
  note?: ReactNode
  /** A link or value at the right of the label. */
  aside?: ReactNode
  hint?: ReactNode
  /** The error message. Marks the control as invalid. */
  error?: ReactNode
  /** Announces the error, because it comes with the reply to a form that was already sent. */
  announcesError?: boolean
  className?: string
  /** One control from this folder, which gets its id and descriptions from here. */
  children: ReactNode
}

export function Field({ label, note, aside, hint, error, announcesError = false, className, children }: FieldProps) {
  const id = useId()
  const hasError = Boolean(error)
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = hasError ? `${id}-error` : undefined
  const control = {
    id,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    'aria-invalid': hasError || undefined,
  }
  return (
    <div className={classNames('field', className)}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
          {note !== undefined && <span className="field-note"> {note}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {hasError && (
        <p className="field-error" id={errorId} role={announcesError ? 'alert' : undefined}>
          <TriangleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
