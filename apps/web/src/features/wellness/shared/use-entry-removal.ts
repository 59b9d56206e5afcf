import { useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { entryText } from './entry.text.ts'
import { useRemoveEntry, useRestoreEntry } from './wellness.queries.ts'

export type EntryRemoval = ReturnType<typeof useEntryRemoval>

/** Deletes at once. Undo is offered in a toast, and in the list until it is closed. */
export function useEntryRemoval(list: 'moods' | 'nights') {
  const [removedIds, setRemovedIds] = useState<readonly string[]>([])
  const restoring = useRestoreEntry(list, (id) => setRemovedIds((ids) => ids.filter((other) => other !== id)))
  const removing = useRemoveEntry(list, (id) => {
    setRemovedIds((ids) => [...ids, id])
    toast({
      title: entryText.removed,
      tone: 'info',
      action: { label: commonText.undo, altText: entryText.undoElsewhere, onSelect: () => restoring.mutate({ id }) },
    })
  })
  const isPending = removing.isPending || restoring.isPending
  const unlessPending = (work: (entry: { id: string }) => void) => (entry: { id: string }) => {
    if (!isPending) work({ id: entry.id })
  }
  return {
    removedIds,
    isPending,
    remove: unlessPending(removing.mutate),
    restore: unlessPending(restoring.mutate),
  }
}
