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
  /** Work is under way: the button keeps its focus, but does nothing when pressed. */
  pending?: boolean
  /** Gives the look to the only child, usually a link. A child cannot be pending. */
  asChild?: boolean
}

/** One primary button per view; danger is outlined, never filled. */
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
  // A disabled button would drop the keyboard focus, so the press is swallowed instead; this also stops a form's submit.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
