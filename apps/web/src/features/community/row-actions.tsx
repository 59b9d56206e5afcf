import type { Person } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'

export type RowAction = {
  label: string
  /** What stands in the row's place for buttons once it is done. */
  done: string
  run: () => Promise<void>
}

type RowActionsProps = { person: Person; actions: readonly RowAction[] }

/** Buttons that settle a row for good. The row stays, says what was done, and keeps the focus. */
export function RowActions({ person, actions }: RowActionsProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const settling = useMutation({
    mutationFn: ({ run }: RowAction) => run(),
    onError: () => toast({ title: 'Error', text: 'That did not work. Please try again.', tone: 'error' }),
  })
  useEffect(() => {
    if (settling.isSuccess) words.current?.focus()
  }, [settling.isSuccess])

  if (settling.isSuccess) {
    return (
      <p ref={words} tabIndex={-1} className="row-done">
        {settling.variables.done}
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
          pending={settling.isPending && settling.variables === action}
          onClick={() => !settling.isPending && settling.mutate(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  )
}
