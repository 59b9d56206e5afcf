import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The action of the button, for people who can't see the icon. */
  label: string
}

export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} className={classNames('icon-button', className)} {...rest} />
)
