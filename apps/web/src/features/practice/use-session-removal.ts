import type { PracticeSession } from '@sadhana/contract'
import { useState } from 'react'
import { practiceApi } from '#lib/api/practice.ts'
import { practiceChanged } from '#lib/practice-changed.ts'
import { toast } from '#ui/toast-store.ts'
import { replaceInPages } from './practice.queries.ts'

export type SessionRemoval = {
  removedIds: ReadonlySet<string>
  pendingIds: ReadonlySet<string>
  remove: (session: PracticeSession) => Promise<void>
  restore: (session: PracticeSession) => Promise<void>
}

/** Deletes at once, and offers the way back in a toast and for as long as the list is open. */
export function useSessionRemoval(): SessionRemoval {
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set())
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(new Set())

  const during = async (id: string, work: () => Promise<unknown>, failure: string) => {
    if (pendingIds.has(id)) return
    setPendingIds((ids) => withId(ids, id))
    try {
      await work()
      await practiceChanged({ keepLists: true })
    } catch {
      toast({ title: 'Error', text: failure, tone: 'error' })
    } finally {
      setPendingIds((ids) => withoutId(ids, id))
    }
  }

  const restore = ({ id }: PracticeSession) =>
    during(
      id,
      async () => {
        replaceInPages(await practiceApi.restore({ params: { id } }))
        setRemovedIds((ids) => withoutId(ids, id))
        toast({ title: 'Practice session restored', tone: 'success' })
      },
      'Failed to restore practice session. Please try again.',
    )

  const remove = (session: PracticeSession) =>
    during(
      session.id,
      async () => {
        await practiceApi.remove({ params: { id: session.id } })
        setRemovedIds((ids) => withId(ids, session.id))
        toast({
          title: 'Practice session deleted',
          tone: 'info',
          action: {
            label: 'Undo',
            altText: 'Undo is also in the list, in the place of the session',
            onSelect: () => void restore(session),
          },
        })
      },
      'Failed to delete practice session. Please try again.',
    )

  return { removedIds, pendingIds, remove, restore }
}

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id])
const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))
