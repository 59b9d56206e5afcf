import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A native checkbox and its text in one target. Switch and checkbox differ only in look and role. */
export function Choice({ label, hint, className, look, ...rest }: ChoiceProps & { look: 'switch' | 'checkbox' }) {
  const hintId = useId()
  return (
    <label className={classNames('choice', className)}>
      <input
        type="checkbox"
        className={look}
        {...(look === 'switch' && { role: 'switch' })}
        aria-describedby={hint ? hintId : undefined}
        {...rest}
      />
      <span>
        {label}
        {hint !== undefined && (
          <span className="choice-hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

/** A native radio or checkbox drawn as a stone, a chip or a card, all of which can be tapped. */
export const ChoiceTile = ({ className, children, type = 'radio', ...input }: ComponentProps<'input'>) => (
  <label className={classNames('choice-tile', className)}>
    <input type={type} {...input} />
    {children}
  </label>
)
