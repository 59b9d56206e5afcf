import { useRef, useState } from 'react'
import { toast } from '#ui/toast-store.ts'

/** Saves each change of a setting at once, and holds what is on its way until the last of several quick ones arrived. */
export function useSavedChange<Change extends object>(save: (change: Change) => Promise<void>) {
  const [unsaved, setUnsaved] = useState<Change | null>(null)
  const underWay = useRef(0)

  const carry = async (change: Change) => {
    setUnsaved((before) => ({ ...before, ...change }))
    underWay.current += 1
    try {
      await save(change)
      toast({ title: 'Settings saved', tone: 'success' })
    } catch {
      toast({ title: 'Error', text: 'Failed to update preferences', tone: 'error' })
    }
    underWay.current -= 1
    if (underWay.current === 0) setUnsaved(null)
  }

  return [unsaved, (change: Change) => void carry(change)] as const
}
