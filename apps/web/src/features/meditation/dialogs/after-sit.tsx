import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureToast } from '#lib/query/failure-toast.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import type { Controller, LastSit } from '../sit/controller.ts'
import { practiceOfSitQuery, removeSit, restoreSit } from '../shared/meditation.queries.ts'
import type { SitAdditions } from '../timer/finished-sit.rules.ts'
import { useStore } from '../shared/store.ts'
import { afterSitText as text } from './after-sit.text.ts'
import { AfterSitDialog } from './after-sit-dialog.tsx'

type AfterSitProps = { controller: Controller; renderAlongside: (savedAs: string) => ReactNode }

/** Shown after a sit, which is saved already. The answers are added to it, however the member closes the dialog. */
export function AfterSit({ controller, renderAlongside }: AfterSitProps) {
  const lastSit = useStore(controller.lastSit)
  return lastSit && <OneSit key={lastSit.body.clientId} {...{ controller, lastSit, renderAlongside }} />
}

function OneSit({ controller, lastSit, renderAlongside }: AfterSitProps & { lastSit: LastSit }) {
  const { savedAs } = lastSit
  const practice = useQuery({ ...practiceOfSitQuery(savedAs ?? ''), enabled: savedAs !== undefined })
  const [additions, setAdditions] = useState<SitAdditions>({})
  const close = () => controller.lastSit.set(null)

  const remove = async (id: string) => {
    close()
    try {
      await removeSit(id)
    } catch (error) {
      return failureToast(error)
    }
    toast({
      title: text.removed,
      tone: 'info',
      action: {
        label: commonText.undo,
        altText: text.restoreElsewhere,
        onSelect: () => void restoreSit(id).catch(failureToast),
      },
    })
  }

  return (
    <AfterSitDialog
      lastSit={lastSit}
      additions={additions}
      visibility={additions.visibility ?? practice.data?.visibility}
      renderAlongside={renderAlongside}
      onAdd={(more) => setAdditions({ ...additions, ...more })}
      onRemove={savedAs === undefined ? undefined : () => void remove(savedAs)}
      onClose={() => {
        if (Object.values(additions).some(Boolean)) void controller.addTo(lastSit, additions)
        close()
      }}
    />
  )
}
