import type { Person } from '@sadhana/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Button } from '#ui/button.tsx'
import { type RowAction, useRowChange } from '../data/safety.queries.ts'

/** Few rows ask a question, so the dialog's code loads only when needed. */
const ConfirmDialog = lazyScreen(async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog)

type RowActionsProps = { person: Person; actions: readonly RowAction[] }

/** Buttons that deal with a row. Afterwards the row stays, says what was done, and takes the focus. */
export function RowActions({ person, actions }: RowActionsProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const { mutate, isPending, isSuccess, variables } = useRowChange(person)
  const [actionToConfirm, setActionToConfirm] = useState<RowAction>()
  const start = (action: RowAction) => {
    if (isPending) return
    if (action.question) setActionToConfirm(action)
    else mutate(action)
  }
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
    <div className="row-actions" ref={row}>
      {actions.map((action, index) => (
        <Button
          key={action.label}
          variant={actions.length > 1 && index === 0 ? 'soft' : 'secondary'}
          aria-label={action.labelFor(person.displayName)}
          pending={isPending && variables === action}
          onClick={() => start(action)}
        >
          {action.label}
        </Button>
      ))}
      {actionToConfirm?.question && (
        <Suspense>
          <ConfirmDialog
            title={actionToConfirm.question.title(person.displayName)}
            text={actionToConfirm.question.text}
            action={actionToConfirm.label}
            onConfirm={() => {
              setActionToConfirm(undefined)
              mutate(actionToConfirm)
            }}
            onClose={() => setActionToConfirm(undefined)}
            onReturnFocus={() => (result.current ?? row.current?.querySelector('button'))?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
