import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { SpinnerMark } from './spinner.tsx'

const variantClass = {
  primary: undefined,
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  soft: 'button-soft',
  danger: 'button-danger',
  'quiet-danger': 'button-quiet-danger',
} as const

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variantClass
  size?: 'md' | 'lg'
  /** Takes the full width of its container. */
  block?: boolean
  /** Something is in progress: the button keeps the focus but does nothing when pressed. */
  pending?: boolean
  /** Styles the only child, usually a link. A child can't be pending. */
  asChild?: boolean
}

/** One primary button per view. Danger is outlined, never filled. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  pending = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(
    'button',
    variantClass[variant],
    size === 'lg' && 'button-lg',
    block && 'button-block',
    className,
  )
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" className={look} {...rest} {...(pending && pendingProps)}>
      {pending && <SpinnerMark />}
      {children}
    </button>
  )
}

const pendingProps = {
  'aria-disabled': true,
  // A disabled button would lose the keyboard focus, so the press is ignored instead. This also stops a form from being
  // submitted.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
