import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from './field-context.ts'

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" className={classNames('input', className)} {...useFieldControl()} {...rest} />
)
