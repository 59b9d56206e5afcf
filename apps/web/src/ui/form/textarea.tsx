import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from './field-context.ts'

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={classNames('input', className)} {...useFieldControl()} {...rest} />
)
