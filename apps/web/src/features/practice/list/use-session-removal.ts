import type { PracticeSession } from '@sadhana/contract'
import { useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { useRemovalsUnderWay, useRemoveSession, useRestoreSession } from '../shared/practice.queries.ts'
import { practiceText } from '../shared/practice.text.ts'

export type SessionRemoval = ReturnType<typeof useSessionRemoval>

/** Deletes at once. Undo is offered in a toast, and in the list until it is closed. */
export function useSessionRemoval() {
  const [removedIds, setRemovedIds] = useState<readonly string[]>([])
  const pendingIds = useRemovalsUnderWay()
  const restoring = useRestoreSession((id) => setRemovedIds((ids) => ids.filter((other) => other !== id)))
  const removing = useRemoveSession((session) => {
    setRemovedIds((ids) => [...ids, session.id])
    toast({
      title: practiceText.deleted,
      tone: 'info',
      action: {
        label: commonText.undo,
        altText: practiceText.undoInList,
        onSelect: () => restoring.mutate(session),
      },
    })
  })

  const unlessPending = (work: (session: PracticeSession) => void) => (session: PracticeSession) => {
    if (!pendingIds.includes(session.id)) work(session)
  }
  return {
    removedIds,
    pendingIds,
    remove: unlessPending(removing.mutate),
    restore: unlessPending(restoring.mutate),
  }
}
