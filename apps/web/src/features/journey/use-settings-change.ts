import type { JourneySettingsChange } from '@sadhana/contract'
import { useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { toast } from '#ui/toast-store.ts'
import { keepSettings } from './journey.queries.ts'

/** Saves a change, and holds what is on its way until the last of several quick changes has arrived. */
export function useSettingsChange() {
  const [unsaved, setUnsaved] = useState<JourneySettingsChange | null>(null)
  const underWay = useRef(0)

  const save = async (body: JourneySettingsChange) => {
    setUnsaved((before) => ({ ...before, ...body }))
    underWay.current += 1
    try {
      keepSettings(await api.journey.changeSettings({ body }))
      toast({ title: 'Settings saved', tone: 'success' })
    } catch {
      toast({ title: 'Error', text: 'Failed to update preferences', tone: 'error' })
    }
    underWay.current -= 1
    if (underWay.current === 0) setUnsaved(null)
  }

  return [unsaved, (body: JourneySettingsChange) => void save(body)] as const
}
