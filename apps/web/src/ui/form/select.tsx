import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from './field-context.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  /** A small pill for panel headers. Needs an `aria-label` if there is no field around it. */
  compact?: boolean
}

/**
 * A native select: phones show their own wheel or sheet, typing finds an option, and it needs neither a script nor
 * injected styles.
 */
export const Select = ({ compact = false, className, ...rest }: SelectProps) => (
  <span className={classNames('select-wrap', compact && 'select-compact', className)}>
    <select className="input" {...useFieldControl()} {...rest} />
    <ChevronDown aria-hidden="true" />
  </span>
)
