import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { failureToast } from './failure-toast.ts'

/** Saves each change of a setting at once. Unsaved values are kept until the last of several quick changes is saved. */
export function useSavedChange<Change extends object>(save: (change: Change) => Promise<void>) {
  const [unsaved, setUnsaved] = useState<Change | null>(null)
  const underWay = useRef(0)
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => toast({ title: commonText.settingsSaved, tone: 'success' }),
    onError: (error) => failureToast(error, { text: commonText.settingsFailed }),
    onSettled: () => {
      underWay.current -= 1
      if (underWay.current === 0) setUnsaved(null)
    },
  })

  const change = (changed: Change) => {
    underWay.current += 1
    setUnsaved((before) => ({ ...before, ...changed }))
    saving.mutate(changed)
  }
  return [unsaved, change] as const
}
