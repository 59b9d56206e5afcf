import type { Person } from '@sadhana/contract'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { type RowAction, useRowChange } from '../data/safety.queries.ts'

type RowActionsProps = { person: Person; actions: readonly RowAction[] }

/** Buttons that settle a row. Afterwards the row stays, says what was done, and takes the focus. */
export function RowActions({ person, actions }: RowActionsProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending, isSuccess, variables } = useRowChange(person)
  useEffect(() => {
    if (isSuccess) result.current?.focus()
  }, [isSuccess])

  if (isSuccess) {
    return (
      <p ref={result} tabIndex={-1} className="row-actions-done">
        {variables.done}
      </p>
    )
  }
  return (
    <div className="row-actions">
      {actions.map((action, index) => (
        <Button
          key={action.label}
          variant={actions.length > 1 && index === 0 ? 'soft' : 'secondary'}
          aria-label={`${action.label} ${person.displayName}`}
          pending={isPending && variables === action}
          onClick={() => !isPending && mutate(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  )
}
