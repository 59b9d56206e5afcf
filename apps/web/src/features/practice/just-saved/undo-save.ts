import type { PracticeSession } from '@sadhana/contract'
import { useNavigate } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { useRemoveSession, useRestoreSession } from '../shared/practice.queries.ts'
import { justSavedStore } from './just-saved.ts'
import { practiceText } from '../shared/practice.text.ts'

/** Deletes a session at once, and offers to restore it. */
export function useUndoSave(): (session: PracticeSession) => void {
  const restoring = useRestoreSession(() => undefined)
  const removing = useRemoveSession((session) => {
    justSavedStore.forget(session.id)
    toast({
      title: practiceText.deleted,
      tone: 'info',
      action: {
        label: commonText.undo,
        altText: practiceText.restoreInList,
        onSelect: () => restoring.mutate(session),
      },
    })
  })
  return removing.mutate
}

/** Says that a practice is saved, and offers to undo or edit it. */
export function useSavedToast(): (session: PracticeSession) => void {
  const navigate = useNavigate()
  const undoSave = useUndoSave()
  return (session) =>
    toast({
      title: practiceText.saved,
      text: practiceText.savedText,
      tone: 'success',
      action: {
        label: commonText.undo,
        altText: practiceText.undoOnHome,
        onSelect: () => undoSave(session),
      },
      otherAction: {
        label: practiceText.savedEdit,
        altText: practiceText.editOnHome,
        onSelect: () => {
          void navigate('/', { replace: true, state: justSavedStore.set(session) })
          justSavedStore.setEditing(true)
        },
      },
    })
}
