import type { PracticeSession } from '@sadhana/contract'
import { useNavigate } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { useRemoveSession, useRestoreSession } from '../shared/practice.queries.ts'
import { justSavedStore } from './just-saved.ts'

/** Deletes a session at once, and offers to put it back. */
export function useUndoSave(): (session: PracticeSession) => void {
  const restoring = useRestoreSession(() => undefined)
  const removing = useRemoveSession((session) => {
    justSavedStore.forget(session.id)
    toast({
      title: 'Practice session deleted',
      tone: 'info',
      action: {
        label: commonText.undo,
        altText: 'You can also put it back on the page All my sessions',
        onSelect: () => restoring.mutate(session),
      },
    })
  })
  return removing.mutate
}

/** Says that a practice is saved, with ways to take it back or to change it. */
export function useSavedToast(): (session: PracticeSession) => void {
  const navigate = useNavigate()
  const undoSave = useUndoSave()
  return (session) =>
    toast({
      title: 'Practice session saved!',
      text: 'Your mindful practice has been recorded.',
      tone: 'success',
      action: {
        label: commonText.undo,
        altText: 'You can also undo this on your dashboard',
        onSelect: () => undoSave(session),
      },
      otherAction: {
        label: 'Edit',
        altText: 'You can also edit it on your dashboard',
        onSelect: () => {
          void navigate('/', { replace: true, state: justSavedStore.set(session) })
          justSavedStore.setEditing(true)
        },
      },
    })
}
